/** @jest-environment jsdom */
import { sendContactEmail, startAnalytics } from '../../lib/browser/firebase';
import { scriptPaths } from '../../lib/paths';
import { validEnquiry } from '../contact-cases';

const mockCall = jest.fn(() => Promise.resolve());
jest.mock('/scripts/firebase-call.js', () => ({ callFunction: mockCall }), { virtual: true });
const mockStart = jest.fn(() => Promise.resolve());
jest.mock('/scripts/firebase-analytics.js', () => ({ startSdk: mockStart }), { virtual: true });

const arrives = { ok: true, arrayBuffer: () => Promise.resolve() } as unknown as Response;
const breaksOff = { ok: true, arrayBuffer: () => Promise.reject(new TypeError()) } as never;
const isMissing = { ok: false, arrayBuffer: () => Promise.resolve() } as unknown as Response;

/** Replaces `fetch` in the browser. */
function mockFetch(answer: () => Promise<Response>) {
  const fetch = jest.fn<Promise<Response>, [string]>(answer);
  Object.assign(window, { fetch });
  return fetch;
}

test.each([
  ['the network fails', () => Promise.reject(new TypeError())],
  ['the file breaks off', () => Promise.resolve(breaksOff)],
  ['the file is missing', () => Promise.resolve(isMissing)],
])('retries the script that calls the function twice when %s', async (_fault, fail) => {
  const fetch = mockFetch(fail);
  await expect(sendContactEmail(validEnquiry)).rejects.toThrow(`${scriptPaths.call} did not load`);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(Array(3).fill(scriptPaths.call));
  expect(mockCall).not.toHaveBeenCalled();

  fetch.mockImplementationOnce(fail).mockImplementationOnce(fail).mockResolvedValueOnce(arrives);
  await sendContactEmail(validEnquiry);
  expect(mockCall).toHaveBeenCalledWith(validEnquiry);
  mockCall.mockClear();
});

test.each([
  [{}, 1],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, 1],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: '1' }, 0],
])('a browser that sends %j loads analytics %d times', async (signals, times) => {
  const fetch = mockFetch(() => Promise.resolve(arrives));
  const navigator = jest.spyOn(window, 'navigator', 'get');
  navigator.mockReturnValue(signals as Navigator);
  await startAnalytics();
  expect(fetch).toHaveBeenCalledTimes(times);
  expect(mockStart).toHaveBeenCalledTimes(times);
  mockStart.mockClear();
  navigator.mockRestore();
});
