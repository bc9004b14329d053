/** @jest-environment jsdom */
import { startAnalytics } from '../../lib/browser/firebase';

const mockStart = jest.fn(() => Promise.resolve());
jest.mock('/scripts/firebase-analytics.js', () => ({ startSdk: mockStart }), { virtual: true });

test.each([
  [{}, 1],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, 1],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: '1' }, 0],
])('a browser that sends %j starts analytics %d times', async (signals, times) => {
  const navigator = jest.spyOn(window, 'navigator', 'get');
  navigator.mockReturnValue(signals as Navigator);
  await startAnalytics();
  expect(mockStart).toHaveBeenCalledTimes(times);
  mockStart.mockClear();
  navigator.mockRestore();
});

test('a script that has loaded leaves no timer and no listener behind', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  const listen = jest.spyOn(window, 'addEventListener');
  const { startAnalytics } = await import('../../lib/browser/firebase');
  await startAnalytics();
  const left = listen.mock.calls.filter(
    ([, , options]) => !(options as AddEventListenerOptions).signal?.aborted,
  );
  expect(left).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  expect(listen).toHaveBeenCalled();
  listen.mockRestore();
  jest.useRealTimers();
});
