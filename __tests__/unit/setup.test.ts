import { newCloudShell } from '../cloud-shell';
import { linuxTest } from '../linux';

const runInCloudShell = newCloudShell();

/**
 * Runs setup.sh in a project in which everything exists, or nothing. `answers` are further cases of `gcloud`.
 */
function setup(args: string[], everythingExists = false, answers = '') {
  const gcloud = `
case "$*" in
${answers}
*projects\\ describe*) echo 123 ;;
*get-iam-policy*) ${everythingExists ? '' : 'echo roles/editor'} ;;
*describe*) exit ${everythingExists ? 0 : 1} ;;
esac`;
  const { calls, ...result } = runInCloudShell('setup.sh', args, gcloud);
  const lines = calls.split('\n');
  const grants = lines
    .filter((call) => call.includes('-iam-policy-binding'))
    .map((call) => {
      const [, verb] = /(add|remove)-iam/.exec(call)!;
      const [, role] = /--role roles\/(\S+)/.exec(call)!;
      const [, member] = /--member (\S+)/.exec(call)!;
      return `${verb!} ${role!} ${member!}`;
    });
  return { ...result, calls: lines, grants };
}

const github = 'serviceAccount:github@cedar-lines.iam.gserviceaccount.com';
const pool = 'projects/123/locations/global/workloadIdentityPools/github';
const hosting = [
  `add iam.workloadIdentityUser principalSet://iam.googleapis.com/${pool}/attribute.repository_id/42`,
  `add firebasehosting.admin ${github}`,
  `add serviceusage.apiKeysViewer ${github}`,
  `add serviceusage.serviceUsageConsumer ${github}`,
];

linuxTest('the function’s account may read the password, and its build account loses Editor', () => {
  const { status, grants, calls } = setup(['function']);
  expect(status).toBe(0);
  expect(grants).toEqual([
    'add secretmanager.secretAccessor serviceAccount:enquiries@cedar-lines.iam.gserviceaccount.com',
    'add cloudbuild.builds.builder serviceAccount:123-compute@developer.gserviceaccount.com',
    'remove editor serviceAccount:123-compute@developer.gserviceaccount.com',
  ]);
  expect(calls).toContainEqual(expect.stringMatching(/^gcloud iam service-accounts create enquiries /));
});

linuxTest('GitHub may deploy only from main, and gets no role that reads the password', () => {
  const { status, grants, calls, stdout } = setup(['live', '42']);
  expect(status).toBe(0);
  expect(grants).toEqual([
    ...hosting,
    `add cloudfunctions.admin ${github}`,
    `add secretmanager.viewer ${github}`,
    `add cloudscheduler.admin ${github}`,
    `add iam.serviceAccountUser ${github}`,
  ]);
  const provider = calls.find((call) => call.includes('providers create-oidc github'));
  expect(provider).toContain(
    "--attribute-condition assertion.repository_id == '42' && assertion.ref == 'refs/heads/main' && assertion.event_name in ['push', 'workflow_dispatch']",
  );
  expect(calls.find((call) => call.startsWith('gcloud services enable'))).toMatch(
    /iam\.googleapis\.com cloudresourcemanager\.googleapis\.com iamcredentials\.googleapis\.com sts\.googleapis\.com/,
  );
  expect(stdout).toContain(`gh variable set WORKLOAD_IDENTITY_PROVIDER --body ${pool}/providers/github`);
});

linuxTest('pull requests may deploy to Hosting of the preview project, and nothing else', () => {
  const { status, grants, calls } = setup(['preview', '42']);
  expect(status).toBe(0);
  expect(grants).toEqual(hosting);
  expect(calls.join('\n')).toContain(
    "assertion.repository_id == '42' && assertion.event_name == 'pull_request'",
  );
});

describe('the project of the previews', () => {
  const service = `*services\\ list*) echo secretmanager.googleapis.com ;;`;

  linuxTest.each(['SMTP_URL', 'projects/123/secrets/SMTP_URL', 'OTHER\\nSMTP_URL\\nMORE'])(
    'cannot be one with the secrets %s, which is the live site’s',
    (secrets) => {
      const answers = `${service}\n*secrets\\ list*) printf '${secrets}\\n' ;;`;
      const { status, stderr, calls } = setup(['preview', '42'], false, answers);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^cedar-lines has the secret SMTP_URL, .*Nothing has changed\.\n$/);
      expect(calls.filter((call) => !/ (describe|list) /.test(call))).toEqual(['']);
    },
  );
});
