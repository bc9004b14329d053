/** @jest-environment jsdom */
import { startAnalytics, trackEvent } from '../../lib/browser/firebase';

const mockSend = jest.fn();
const mockStart = jest.fn(() => Promise.resolve(mockSend));
jest.mock('/js/firebase-analytics.js', () => ({ startSdk: mockStart }), { virtual: true });

beforeEach(() => mockStart.mockClear());

test('analytics also gets what a visitor did before it started', async () => {
  const booked = { name: 'begin_checkout' } as const;
  trackEvent(booked);
  await startAnalytics();
  expect(mockSend.mock.calls).toEqual([[booked]]);
});

test.each([
  [{ globalPrivacyControl: false, doNotTrack: '0' }, 1],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: '1' }, 0],
])('a browser that sends %j starts analytics %d times', async (signals, times) => {
  const navigator = jest.spyOn(window, 'navigator', 'get');
  navigator.mockReturnValue(signals as Navigator);
  await startAnalytics();
  expect(mockStart).toHaveBeenCalledTimes(times);
  navigator.mockRestore();
});
