import 'firebase/analytics';
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { getFunctions } from 'firebase/functions';

import { startApp } from '../../lib/browser/firebase-app';
import { demoConfig } from '../../lib/environment';

Object.assign(globalThis, { firebaseConfig: demoConfig });

interface Provider {
  isComponentSet: () => boolean;
  getImmediate: () => object;
}

const providerOf = (app: FirebaseApp, name: string) =>
  (app as FirebaseApp & { container: { getProvider: (name: string) => Provider } }).container.getProvider(
    name,
  );

test.each(['heartbeat', 'installations-internal'])(
  'the SDK still has the service %s, which the site replaces',
  (name) => {
    const plain = initializeApp({ projectId: 'demo', appId: 'demo', apiKey: 'demo' }, `plain ${name}`);
    expect(providerOf(plain, name).isComponentSet()).toBe(true);
  },
);

test('the SDK uses the replacements, which store nothing in the browser', async () => {
  const app = startApp();
  const heartbeat = providerOf(app, 'heartbeat').getImmediate() as {
    triggerHeartbeat: () => Promise<void>;
  };
  const trigger = jest.spyOn(heartbeat, 'triggerHeartbeat');
  getFunctions(app);
  expect(trigger).toHaveBeenCalled();
  const installations = providerOf(app, 'installations-internal').getImmediate() as {
    getId: () => Promise<unknown>;
  };
  expect(await installations.getId()).toBeUndefined();
});
