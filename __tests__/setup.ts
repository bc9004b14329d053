import '@testing-library/jest-dom';

// The limit only ends tests that hang.
jest.setTimeout(300_000);

/**
 * Fails a test that logs an error or a warning. A test that expects one checks it and then calls `mockClear`.
 */
for (const method of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    const { calls } = jest.mocked(console[method]).mock;
    jest.mocked(console[method]).mockRestore();
    expect(calls).toEqual([]);
  });
}
