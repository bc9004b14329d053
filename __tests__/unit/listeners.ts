/** Removes after each test of a file what a script under test has left on the window. */
export function removeListenersAfterEach(): void {
  const added: Parameters<typeof window.addEventListener>[] = [];
  const add = window.addEventListener.bind(window);
  beforeEach(() => {
    window.addEventListener = (...listener: Parameters<typeof add>) => {
      added.push(listener);
      add(...listener);
    };
  });
  afterEach(() => {
    window.addEventListener = add;
    for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener);
  });
}
