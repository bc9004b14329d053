import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { newFolder } from '../folder';

const path = newFolder();

// The Cloud Shell runs Linux.
const linuxTest = process.platform === 'linux' ? test : test.skip;

/** Runs the script with a `gcloud` that records its calls, and finds everything or nothing. */
function setup(args: string[], isThere = false, project = 'cedar-lines') {
  const gcloud = `#!/bin/sh
echo "$@" >> ${path('calls')}
case "$*" in
*projects\\ describe*) echo 123 ;;
*get-iam-policy*) ${isThere ? '' : 'echo roles/editor'} ;;
*describe*) exit ${isThere ? 0 : 1} ;;
esac
`;
  writeFileSync(path('calls'), '');
  writeFileSync(path('gcloud'), gcloud, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync('bash', [resolve('ops/setup.sh'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path()}:${process.env.PATH}`, GOOGLE_CLOUD_PROJECT: project },
  });
  const calls = readFileSync(path('calls'), 'utf8').trim().split('\n');
  const grants = calls
    .filter((call) => call.includes('-iam-policy-binding'))
    .map((call) => {
      const [, verb] = /(add|remove)-iam/.exec(call)!;
      const [, role] = /--role roles\/(\S+)/.exec(call)!;
      const [, member] = /--member (\S+)/.exec(call)!;
      return `${verb!} ${role!} ${member!}`;
    });
  return { status, stdout, stderr, calls, grants };
}

const github = 'serviceAccount:github@cedar-lines.iam.gserviceaccount.com';
const pool = 'projects/123/locations/global/workloadIdentityPools/github';
const hosting = [
  `add iam.workloadIdentityUser principalSet://iam.googleapis.com/${pool}/attribute.repository_id/42`,
  `add firebasehosting.admin ${github}`,
  `add serviceusage.apiKeysViewer ${github}`,
  `add serviceusage.serviceUsageConsumer ${github}`,
];

linuxTest('the function reads the password, and is built by an account that is no Editor', () => {
  const { status, grants, calls } = setup(['function']);
  expect(status).toBe(0);
  expect(grants).toEqual([
    'add secretmanager.secretAccessor serviceAccount:enquiries@cedar-lines.iam.gserviceaccount.com',
    'add cloudbuild.builds.builder serviceAccount:123-compute@developer.gserviceaccount.com',
    'remove editor serviceAccount:123-compute@developer.gserviceaccount.com',
  ]);
  expect(calls).toContainEqual(expect.stringMatching(/^iam service-accounts create enquiries /));
});

linuxTest('GitHub may deploy from main alone, and cannot read the password', () => {
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
  expect(calls.find((call) => call.startsWith('services enable'))).toMatch(
    /iam\.googleapis\.com cloudresourcemanager\.googleapis\.com iamcredentials\.googleapis\.com sts\.googleapis\.com/,
  );
  expect(stdout).toContain(
    `gh variable set WORKLOAD_IDENTITY_PROVIDER --body ${pool}/providers/github`,
  );
});

linuxTest('pull requests may fill preview channels, and nothing else', () => {
  const { status, grants, calls } = setup(['preview', '42']);
  expect(status).toBe(0);
  expect(grants).toEqual(hosting);
  expect(calls.join('\n')).toContain(
    "assertion.repository_id == '42' && assertion.event_name == 'pull_request'",
  );
});

linuxTest.each([[['function']], [['live', '42']], [['preview', '42']]])(
  '%j creates nothing when it is run again',
  (args) => {
    const { status, calls } = setup(args, true);
    expect(status).toBe(0);
    expect(calls.filter((call) => / create|remove-/.test(call))).toEqual([]);
  },
);

linuxTest.each([[[]], [['live']], [['preview', 'owner/name']], [['function', '42']], [['other']]])(
  '%j prints the correct commands and calls nothing',
  (args) => {
    const { status, stderr, calls } = setup(args);
    expect(status).toBe(1);
    expect(stderr).toContain('bash setup.sh live <number>');
    expect(calls).toEqual(['']);
  },
);

linuxTest('an operator without a chosen project learns where to choose it', () => {
  const { status, stderr, calls } = setup(['function'], false, '');
  expect(status).toBe(1);
  expect(stderr).toContain('choose your project at the top of the Cloud Shell');
  expect(calls).toEqual(['']);
});

const hasShellcheck = (process.env.PATH ?? '')
  .split(':')
  .some((folder) => existsSync(`${folder}/shellcheck`));
(hasShellcheck ? test : test.skip)('shellcheck reports nothing about the script', () => {
  expect(spawnSync('shellcheck', ['ops/setup.sh'], { encoding: 'utf8' }).stdout).toBe('');
});
