#!/usr/bin/env bash
# Prepares the Google project in its Cloud Shell (docs/going-live.md, docs/releasing.md):
#
#   bash setup.sh function           stores the mail settings, and creates the accounts of the contact form
#   bash setup.sh github <number>    lets GitHub deploy; <number> is the repository's id
#
# A second run keeps what exists. Enter keeps a mail setting.
set -euo pipefail

if [[ "$*" != function && ! "$*" =~ ^github\ [0-9]+$ ]]; then
  sed -n 's/^#   //p' "$0" >&2
  exit 1
fi
project=${GOOGLE_CLOUD_PROJECT:?is not set: choose your project at the top of the Cloud Shell}
# Otherwise gcloud asks whether to enable an API, and `exists` hides that question.
export CLOUDSDK_CORE_PROJECT=$project CLOUDSDK_CORE_DISABLE_PROMPTS=1
number=$(gcloud projects describe "$project" --format 'value(projectNumber)')
enquiries="enquiries@$project.iam.gserviceaccount.com"

# retry COMMAND…: runs a command up to six times. Google needs up to a minute to know a new account or API.
retry() {
  for _ in 1 2 3 4 5 6; do
    "$@" >/dev/null && return
    sleep 15
  done
  echo "Google refused this six times. The lines above say why: $*" >&2
  return 1
}

exists() { "$@" >/dev/null 2>&1; }

account() {
  exists gcloud iam service-accounts describe "$1@$project.iam.gserviceaccount.com" ||
    retry gcloud iam service-accounts create "$1" --display-name "$2"
}

# grant EMAIL ROLE
grant() {
  echo "$1 gets $2"
  retry gcloud projects add-iam-policy-binding "$project" --role "$2" --member "serviceAccount:$1" --condition None
}

# What the function takes, in lowercase
address='[^ "<>@,%]+@[^ "<>@,%]+\.[^ "<>@,%.]{2,}'
mailbox="(\"[^\"]*\" *|[^\"<>@,]*)<$address>|$address"
part='([^ %:@/?#]|%[0-9a-f]{2})+'
server="smtps?://($part:$part@)?[a-z0-9.-]+(:[0-9]+)?/?"
declare -A value=([MAIL_FROM]='')

# store NAME QUESTION PATTERN FORM: asks for a secret until it is right. Google gets the answer by standard input,
# so that no file and no list of processes has it.
store() {
  local answer user from problem=new hide=()
  [ "$1" != SMTP_URL ] || hide=(-s)
  while [ "$problem" ]; do
    read -r "${hide[@]}" -p "$1, $2: " answer
    value[$1]=${answer:-$(gcloud secrets versions access latest --secret "$1" 2>/dev/null || true)}
    value[$1]=${value[$1],,}
    from=${value[MAIL_FROM]##*<}
    from=${from%>}
    [[ ! ${value[SMTP_URL]} =~ //([^:]+):[^@]+@smtp\.gmail\.com ]] || user=${BASH_REMATCH[1]//%40/@}
    problem=''
    if [[ ! ${value[$1]} =~ ^($3)$ ]]; then
      problem="$1 must be $4."
    elif [[ $1 = MAIL_FROM && ${user:-$from} != "$from" ]]; then
      problem="Gmail sends as its user, so MAIL_FROM must be $user."
    elif [[ $1 = MAIL_TO && ",${value[$1]}," =~ [\ ,\<]"$from"[\ ,\>] ]]; then
      problem='MAIL_TO must not contain the mailbox of MAIL_FROM.'
    fi
    printf "\n%s" "${problem:+$problem$'\n'}"
  done
  exists gcloud secrets describe "$1" || retry gcloud secrets create "$1" --replication-policy automatic
  [ -z "$answer" ] || printf %s "$answer" | gcloud secrets versions add "$1" --data-file=-
  retry gcloud secrets add-iam-policy-binding "$1" --role roles/secretmanager.secretAccessor \
    --member "serviceAccount:$enquiries"
}

prepare_function() {
  # The first two manage accounts and roles. Compute brings the account that builds.
  gcloud services enable iam.googleapis.com cloudresourcemanager.googleapis.com compute.googleapis.com \
    secretmanager.googleapis.com
  account enquiries 'Contact form'
  store SMTP_URL 'which stays hidden' "$server( +$server)*" \
    'smtps://user:password@host or smtp://user:password@host:587, with %2F for /'
  store MAIL_FROM 'the address that sends enquiries, not the mailbox that answers them' "$mailbox" 'one email address'
  store MAIL_TO 'the mailboxes that get them, with commas' "($mailbox)( *, *($mailbox))*" \
    'email addresses with commas between them'

  # Google builds the function as this account. One role is enough for it.
  builds="$number-compute@developer.gserviceaccount.com"
  grant "$builds" roles/cloudbuild.builds.builder
  # Some projects make it an Editor, which may change nearly everything.
  editors=$(gcloud projects get-iam-policy "$project" --flatten 'bindings[].members' \
    --filter "bindings.role=roles/editor AND bindings.members=serviceAccount:$builds" --format 'value(bindings.role)')
  if [ -n "$editors" ]; then
    echo "$builds loses roles/editor"
    gcloud projects remove-iam-policy-binding "$project" --role roles/editor --member "serviceAccount:$builds" \
      --condition None >/dev/null
  fi
}

# trust_repository NUMBER: lets the repository's runs ask for accounts. No key is stored. Nothing depends on the
# token's subject, because its form depends on the repository's age.
trust_repository() {
  # These exchange GitHub's tokens.
  gcloud services enable iamcredentials.googleapis.com sts.googleapis.com
  exists gcloud iam workload-identity-pools describe github --location global ||
    retry gcloud iam workload-identity-pools create github --location global
  # What a run may do. A pull request brings its own workflow files, so its runs may do nothing.
  use="assertion.ref != 'refs/heads/main' ? 'nothing' : assertion.event_name in ['push', 'workflow_dispatch'] ? 'live' : assertion.event_name == 'workflow_run' ? 'preview' : 'nothing'"
  name=(github --location global --workload-identity-pool github)
  # The mapping has commas, so ^;^ makes ; its separator (gcloud topic escaping).
  provider=("${name[@]}"
    --issuer-uri https://token.actions.githubusercontent.com
    --attribute-mapping "^;^google.subject=assertion.sub;attribute.use=$use"
    --attribute-condition "assertion.repository_id == '$1'")
  if exists gcloud iam workload-identity-pools providers describe "${name[@]}"; then
    gcloud iam workload-identity-pools providers update-oidc "${provider[@]}"
  else
    gcloud iam workload-identity-pools providers create-oidc "${provider[@]}"
  fi
}

# deployer NAME TITLE USE: creates an account that runs of this use act as. It may upload to Hosting.
deployer() {
  local email="$1@$project.iam.gserviceaccount.com"
  account "$1" "$2"
  retry gcloud iam service-accounts add-iam-policy-binding "$email" --role roles/iam.workloadIdentityUser \
    --member "principalSet://iam.googleapis.com/$pools/attribute.use/$3"
  grant "$email" roles/firebasehosting.admin
  # firebase-tools reads the keys of the web app, and asks which services are enabled.
  grant "$email" roles/serviceusage.apiKeysViewer
  grant "$email" roles/serviceusage.serviceUsageConsumer
}

if [ "$1" = function ]; then
  prepare_function
  echo 'Done. The next deploy uses these settings.'
elif ! exists gcloud iam service-accounts describe "$enquiries"; then
  echo 'The accounts of the contact form do not exist: run "bash setup.sh function" first.' >&2
  exit 1
else
  pools="projects/$number/locations/global/workloadIdentityPools/github"
  trust_repository "$2"
  deployer previews 'GitHub, previews' preview
  deployer github 'GitHub, live site' live
  github="github@$project.iam.gserviceaccount.com"
  # Replaces the function, and lets visitors call it.
  grant "$github" roles/cloudfunctions.admin
  # Sees that the secrets exist, but not their values.
  grant "$github" roles/secretmanager.viewer
  # Whoever deploys a function must be allowed to act as its account.
  retry gcloud iam service-accounts add-iam-policy-binding "$enquiries" --role roles/iam.serviceAccountUser \
    --member "serviceAccount:$github"
  echo 'Done. On your computer:'
  echo "  gh variable set PROJECT_ID --body $project &&"
  echo "  gh variable set WORKLOAD_IDENTITY_PROVIDER --body $pools/providers/github &&"
  echo '  gh workflow run ci.yml'
fi
