/** The layout shows the editor. */
export default function EditorPage() {
  return null;
}
