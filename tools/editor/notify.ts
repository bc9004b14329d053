/** Shows a sentence above all else until it is closed; the same one once. */
export function notify(text: string): void {
  if (
    [...document.querySelectorAll('.notification p')].some(
      ({ textContent }) => textContent === text,
    )
  )
    return;
  const box = document.createElement('div');
  const message = document.createElement('p');
  const close = document.createElement('button');
  box.className = 'notification';
  message.textContent = text;
  message.role = 'alert';
  close.textContent = 'OK';
  close.onclick = () => box.remove();
  box.append(message, close);
  document.body.append(box);
}
