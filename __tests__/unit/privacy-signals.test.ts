/** @jest-environment jsdom */
const mockSend = jest.fn();
const mockStart = jest.fn(() => Promise.resolve(mockSend));
jest.mock('/js/firebase-analytics.js', () => ({ startSdk: mockStart }), { virtual: true });

/** Loads the module anew, which then has not started analytics. */
const load = () => {
  jest.resetModules();
  mockStart.mockClear();
  return import('../../lib/browser/firebase');
};

test('analytics gets what a visitor did before it started, and what follows', async () => {
  const { startAnalytics, trackEvent } = await load();
  const [booked, sent] = [{ name: 'begin_checkout' }, { name: 'generate_lead' }] as const;
  trackEvent(booked);
  await startAnalytics();
  trackEvent(sent);
  expect(mockSend.mock.calls).toEqual([[booked], [sent]]);
});

test.each([
  [{ globalPrivacyControl: false, doNotTrack: '0' }, 1],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: '1' }, 0],
])('a browser that sends %j starts analytics %d times', async (signals, times) => {
  const navigator = jest.spyOn(window, 'navigator', 'get');
  navigator.mockReturnValue(signals as Navigator);
  await (await load()).startAnalytics();
  expect(mockStart).toHaveBeenCalledTimes(times);
  navigator.mockRestore();
});
