/** Runs a test on Linux only. */
export const linuxTest = process.platform === 'linux' ? test : test.skip;
