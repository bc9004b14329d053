import '@testing-library/jest-dom';

// Only ends what hangs.
jest.setTimeout(60_000);

/** A test that expects a console message checks it, and clears it with `mockClear`. */
for (const method of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(console[method]).not.toHaveBeenCalled();
    jest.mocked(console[method]).mockRestore();
  });
}
