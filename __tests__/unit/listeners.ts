/** Removes the tested script's listeners from the window after each test of a file. */
export function removeListenersAfterEach(): void {
  beforeEach(() => void jest.spyOn(window, 'addEventListener'));
  afterEach(() => {
    for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
      window.removeEventListener(type, listener);
    jest.mocked(window.addEventListener).mockRestore();
  });
}
