#!/usr/bin/env bash
# Prepares a Google project in its Cloud Shell (docs/going-live.md, docs/releasing.md):
#
#   bash setup.sh function             creates the accounts that run and build the contact form's function
#   bash setup.sh live <number>        lets GitHub deploy the live site; <number> is the repository's id
#   bash setup.sh preview <number>     lets GitHub deploy previews, to a project that holds nothing else
#
# A second run keeps what exists.
set -euo pipefail

usage() {
  sed -n 's/^#   //p' "$0" >&2
  exit 1
}

command=${1:-}
repository=${2:-}
case "$command $repository" in
'function ') ;;
live\ * | preview\ *) [[ $repository =~ ^[0-9]+$ ]] || usage ;;
*) usage ;;
esac
project=${GOOGLE_CLOUD_PROJECT:?is not set: choose your project at the top of the Cloud Shell}
number=$(gcloud projects describe "$project" --format 'value(projectNumber)')

# retry COMMAND…: runs a command up to six times. Google needs up to a minute to know a new account.
retry() {
  for _ in 1 2 3 4 5 6; do
    "$@" >/dev/null && return
    sleep 15
  done
  echo "Google refused this six times. The lines above say why: $*" >&2
  return 1
}

enable() {
  gcloud services enable "$@" --project "$project"
}

# account NAME TITLE: creates a service account.
account() {
  gcloud iam service-accounts describe "$1@$project.iam.gserviceaccount.com" --project "$project" >/dev/null 2>&1 ||
    gcloud iam service-accounts create "$1" --display-name "$2" --project "$project"
}

# grant EMAIL ROLE: gives an account a role in the whole project.
grant() {
  echo "$1 gets $2"
  retry gcloud projects add-iam-policy-binding "$project" --role "$2" --member "serviceAccount:$1" --condition None
}

prepare_function() {
  # Accounts and roles need the first two. Compute brings the account that builds. The password needs the
  # last.
  enable iam.googleapis.com cloudresourcemanager.googleapis.com compute.googleapis.com secretmanager.googleapis.com

  # The function may read the mail password, and nothing else.
  account enquiries 'Contact form'
  echo "enquiries@$project.iam.gserviceaccount.com may read SMTP_URL"
  retry gcloud secrets add-iam-policy-binding SMTP_URL --role roles/secretmanager.secretAccessor \
    --member "serviceAccount:enquiries@$project.iam.gserviceaccount.com" --project "$project"

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

# trust CONDITION: lets this repository's runs act as the account github if they meet the condition. No key is
# stored. The condition ignores the token's subject, because its form depends on the repository's age.
trust() {
  # Accounts and roles need the first two. The others exchange GitHub's tokens.
  enable iam.googleapis.com cloudresourcemanager.googleapis.com iamcredentials.googleapis.com sts.googleapis.com
  account github 'GitHub'

  pool=(--location global --project "$project")
  gcloud iam workload-identity-pools describe github "${pool[@]}" >/dev/null 2>&1 ||
    gcloud iam workload-identity-pools create github "${pool[@]}"
  provider=(github "${pool[@]}" --workload-identity-pool github
    --issuer-uri https://token.actions.githubusercontent.com
    --attribute-mapping 'google.subject=assertion.sub,attribute.repository_id=assertion.repository_id'
    --attribute-condition "assertion.repository_id == '$repository' && $1")
  if gcloud iam workload-identity-pools providers describe github "${pool[@]}" --workload-identity-pool github >/dev/null 2>&1; then
    gcloud iam workload-identity-pools providers update-oidc "${provider[@]}"
  else
    gcloud iam workload-identity-pools providers create-oidc "${provider[@]}"
  fi

  github="github@$project.iam.gserviceaccount.com"
  pools="projects/$number/locations/global/workloadIdentityPools/github"
  retry gcloud iam service-accounts add-iam-policy-binding "$github" --role roles/iam.workloadIdentityUser \
    --member "principalSet://iam.googleapis.com/$pools/attribute.repository_id/$repository" --project "$project"

  # Uploads files to Hosting.
  grant "$github" roles/firebasehosting.admin
  # firebase-tools reads the keys of the web app.
  grant "$github" roles/serviceusage.apiKeysViewer
  # firebase-tools asks which services are enabled.
  grant "$github" roles/serviceusage.serviceUsageConsumer
}

let_deploy_functions() {
  # Replaces the function, and lets visitors call it.
  grant "$github" roles/cloudfunctions.admin
  # Sees that SMTP_URL exists, but not its value.
  grant "$github" roles/secretmanager.viewer
  # Sets when the mail check runs.
  grant "$github" roles/cloudscheduler.admin
  # Whoever deploys a function must be allowed to act as its account.
  retry gcloud iam service-accounts add-iam-policy-binding "enquiries@$project.iam.gserviceaccount.com" \
    --role roles/iam.serviceAccountUser --member "serviceAccount:$github" --project "$project"
}

# Refuses the live project. Pull requests may deploy to the project of the previews, and could replace the
# live page.
refuse_live_project() {
  local services secrets
  # Without this service there are no secrets, and no answer to the second question.
  services=$(gcloud services list --enabled --project "$project" --format 'value(config.name)')
  [[ $services == *secretmanager.googleapis.com* ]] || return 0
  secrets=$(gcloud secrets list --project "$project" --format 'value(name)')
  if [[ $secrets =~ (^|[/[:space:]])SMTP_URL($|[[:space:]]) ]]; then
    echo "$project has the secret SMTP_URL, so it is the live site's: choose another project, which holds nothing else, at the top of the Cloud Shell. Nothing has changed." >&2
    exit 1
  fi
}

case "$command" in
function)
  prepare_function
  echo 'Done.'
  ;;
live)
  trust "assertion.ref == 'refs/heads/main' && assertion.event_name in ['push', 'workflow_dispatch']"
  let_deploy_functions
  echo 'Done. On your computer:'
  echo "  gh variable set WORKLOAD_IDENTITY_PROVIDER --body $pools/providers/github && gh workflow run ci.yml"
  ;;
preview)
  refuse_live_project
  trust "assertion.event_name == 'pull_request'"
  echo 'Done. On your computer:'
  echo "  gh variable set PREVIEW_PROJECT_ID --body $project"
  echo "  gh variable set PREVIEW_WORKLOAD_IDENTITY_PROVIDER --body $pools/providers/github"
  ;;
esac
