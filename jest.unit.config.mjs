import config from './jest.config.mjs';

/** The tests that need no build. */
const unit = { ...config, roots: ['<rootDir>/__tests__/unit'] };

export default unit;
