import '@testing-library/jest-dom';

/** A message on the console that no test expects is a failure. */
for (const method of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(console[method]).not.toHaveBeenCalled();
    jest.mocked(console[method]).mockRestore();
  });
}
