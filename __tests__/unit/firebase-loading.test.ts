/** @jest-environment jsdom */
import { sendContactEmail } from '../../lib/browser/firebase';
import { scriptPaths } from '../../lib/paths';
import { validMessage } from '../contact-cases';

const mockCall = jest.fn(() => Promise.resolve());
jest.mock('/scripts/firebase-call.js', () => ({ callFunction: mockCall }), { virtual: true });

const arrives = { ok: true, arrayBuffer: () => Promise.resolve() } as unknown as Response;
const breaksOff = { ok: true, arrayBuffer: () => Promise.reject(new TypeError()) } as never;
const isMissing = { ok: false, arrayBuffer: () => Promise.resolve() } as unknown as Response;

test.each([
  ['the network fails', () => Promise.reject(new TypeError())],
  ['the file breaks off', () => Promise.resolve(breaksOff)],
  ['the file is missing', () => Promise.resolve(isMissing)],
])('the script that calls the function is retried twice when %s', async (_fault, fail) => {
  const fetch = jest.fn<Promise<Response>, [string]>(fail);
  Object.assign(window, { fetch });
  await expect(sendContactEmail(validMessage)).rejects.toThrow(`${scriptPaths.call} did not load`);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(Array(3).fill(scriptPaths.call));
  expect(mockCall).not.toHaveBeenCalled();

  fetch.mockImplementationOnce(fail).mockImplementationOnce(fail).mockResolvedValueOnce(arrives);
  await sendContactEmail(validMessage);
  expect(mockCall).toHaveBeenCalledWith(validMessage);
  mockCall.mockClear();
});
