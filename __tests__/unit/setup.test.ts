import { newCloudShell } from '../cloud-shell';
import { linuxTest } from '../linux';

const run = newCloudShell();

/** Runs setup.sh with these answers of the operator, in a project in which everything exists, or nothing. */
function setup(args: string[], { everythingExists = false, input = '' } = {}) {
  const gcloud = `
case "$*" in
*projects\\ describe*) echo 123 ;;
*get-iam-policy*) ${everythingExists ? '' : 'echo roles/editor'} ;;
*describe*) exit ${everythingExists ? 0 : 1} ;;
esac`;
  const { calls, ...result } = run('setup.sh', args, { gcloud, input });
  const lines = calls.split('\n');
  /** The roles that an account gets or loses, such as "add firebasehosting.admin". */
  const rolesOf = (account: string) =>
    lines
      .filter((call) => new RegExp(`-iam-policy-binding.* --member \\S*${account}(@|$| )`).test(call))
      .map((call) => call.replace(/.*(add|remove)-iam.*--role roles\/(\S+).*/, '$1 $2'));
  return { ...result, calls, rolesOf };
}

const answers = 'smtps://u:sesame\\@mail.test\nweb@cedar.test\noffice@cedar.test\n';

linuxTest('the mail settings go to Google by standard input alone, and the password stays hidden', () => {
  const { status, stdout, stderr, calls } = setup(['function'], { input: answers });
  expect(status).toBe(0);
  expect(calls.match(/^stdin: .*/gm)).toEqual([
    'stdin: smtps://u:sesame\\@mail.test',
    'stdin: web@cedar.test',
    'stdin: office@cedar.test',
  ]);
  const names = [...calls.matchAll(/secrets versions add (\S+)/g)].map(([, name]) => name);
  expect(names).toEqual(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO']);
  expect(calls.replaceAll(/^stdin: .*/gm, '') + stdout + stderr).not.toContain('sesame');
});

linuxTest('the function’s account may read the secrets alone, and the build’s account loses Editor', () => {
  const { rolesOf } = setup(['function'], { input: answers });
  expect(rolesOf('enquiries')).toEqual(Array(3).fill('add secretmanager.secretAccessor'));
  expect(rolesOf('123-compute')).toEqual(['add cloudbuild.builds.builder', 'remove editor']);
});

linuxTest('previews may only use Hosting, and live deploys may not read the secrets', () => {
  const { status, calls, rolesOf, stdout } = setup(['github', '42']);
  expect(status).toBe(0);
  const hosting = [
    'firebasehosting.admin',
    'serviceusage.apiKeysViewer',
    'serviceusage.serviceUsageConsumer',
  ];
  const roles = (names: string[]) => names.map((name) => `add ${name}`);
  expect(rolesOf('previews')).toEqual(roles(hosting));
  expect(rolesOf('github')).toEqual(
    roles([...hosting, 'cloudfunctions.admin', 'secretmanager.viewer', 'iam.serviceAccountUser']),
  );
  const pool = 'projects/123/locations/global/workloadIdentityPools/github';
  for (const [account, use] of [
    ['previews', 'preview'],
    ['github', 'live'],
  ]) {
    expect(calls).toMatch(
      new RegExp(`add-iam-policy-binding ${account}@.*workloadIdentityUser.*${pool}/attribute\\.use/${use} `),
    );
  }
  expect(stdout).toContain(`gh variable set WORKLOAD_IDENTITY_PROVIDER --body ${pool}/providers/github`);
});

linuxTest(
  'Google trusts runs of one repository: main for live deploys, and pull requests for previews',
  () => {
    const { calls } = setup(['github', '42']);
    expect(calls).toContain("--attribute-condition assertion.repository_id == '42'");
    expect(calls).toContain(
      "attribute.use=assertion.event_name == 'pull_request' ? 'preview' : assertion.ref == 'refs/heads/main' && assertion.event_name in ['push', 'workflow_dispatch'] ? 'live' : 'nothing'",
    );
  },
);

linuxTest('setup.sh fails when Google refuses a role six times', () => {
  const gcloud = 'case "$*" in *add-iam-policy-binding*) exit 1 ;; *list*|*describe*) echo 1 ;; esac';
  const { status, stderr, calls } = run('setup.sh', ['function'], { gcloud, input: answers });
  expect(status).toBe(1);
  expect(stderr).toContain('Google refused this six times.');
  expect(calls.match(/add-iam-policy-binding/g)).toHaveLength(6);
});

linuxTest.each([[['function']], [['github', '42']]])('a second run of %j keeps what exists', (args) => {
  const { status, calls } = setup(args, { everythingExists: true, input: '\n\n\n' });
  expect(status).toBe(0);
  expect(calls).not.toMatch(/ create|remove-|versions add/);
});

linuxTest.each([[[]], [['github']], [['github', 'owner/name']], [['function', '42']], [['other']]])(
  'setup.sh prints its usage for the arguments %j, and calls nothing',
  (args) => {
    const { status, stderr, calls } = setup(args);
    expect(status).toBe(1);
    expect(stderr).toContain('bash setup.sh github <number>');
    expect(calls).toBe('');
  },
);
