/** Shows a sentence above all else until it is closed; the same one once. */
export function say(text: string): void {
  if ([...document.querySelectorAll('.said p')].some(({ textContent }) => textContent === text))
    return;
  const box = document.createElement('div');
  const words = document.createElement('p');
  const close = document.createElement('button');
  box.className = 'said';
  words.textContent = text;
  words.role = 'alert';
  close.textContent = 'OK';
  close.onclick = () => box.remove();
  box.append(words, close);
  document.body.append(box);
}
