import '@testing-library/jest-dom';

/** An unexpected console message is a failure. */
for (const method of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(console[method]).not.toHaveBeenCalled();
    jest.mocked(console[method]).mockRestore();
  });
}
