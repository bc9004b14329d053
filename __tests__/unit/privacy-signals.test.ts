/** @jest-environment jsdom */
import { startAnalytics } from '../../lib/browser/firebase';

const mockStart = jest.fn(() => Promise.resolve());
jest.mock('/js/firebase-analytics.js', () => ({ startSdk: mockStart }), { virtual: true });

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
