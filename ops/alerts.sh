#!/usr/bin/env bash
# Creates the site's two alerts and rings each once as a trial (docs/going-live.md, "Set up alerts"). Run it in
# Google's Cloud Shell:
#
#   bash alerts.sh www.your-domain.example you@another-provider.example
#   (the host without https://, the mailbox without &, / and \)
#
# A second run replaces alerts and uptime checks of the same names.
set -euo pipefail

# Host and mailbox may have capitals.
set -- "${@,,}"
# They become replacements, in which & and \ have a meaning.
if [[ $# != 2 || ! $1 =~ ^[a-z0-9.-]+\.[a-z]+$ || ! $2 =~ ^[^[:space:]@/\&\\]+@[a-z0-9.-]+\.[a-z]+$ ]]; then
  sed -n 's/^#   //p' "$0" >&2
  exit 1
fi
project=${GOOGLE_CLOUD_PROJECT:?is not set: choose your project at the top of the Cloud Shell}
export CLOUDSDK_CORE_PROJECT=$project CLOUDSDK_CORE_DISABLE_PROMPTS=1
gcloud services enable monitoring.googleapis.com logging.googleapis.com

# Host, project and mailbox go into copies of the files.
copies=$(mktemp -d)
cp "$(dirname "$0")"/*.json "$copies"
cd "$copies"
sed -i "s/www.redrim.example/$1/; s/demo-red-rim/$project/" uptime-*.json
sed -i "s/owner@backup.example/$2/" channel-email.json

# The trial's check requests a page that does not exist.
sed 's/"path": ".*"/"path": "\/trial"/; s/"displayName": ".*"/"displayName": "Website: trial"/' uptime-page.json > \
  trial-uptime.json

channels() { gcloud beta monitoring channels "$@"; }
uptime() { gcloud monitoring uptime "$@"; }
policies() { gcloud alpha monitoring policies "$@"; }

# names FILE LIST…: lists the resources that have the file's display name.
names() {
  local title
  title=$(sed -n 's/^  "displayName": "\(.*\)",\{0,1\}$/\1/p' "$1")
  shift
  "$@" --filter "displayName=\"$title\"" --format 'value(name)'
}

# delete NAMES COMMAND…: deletes the resources that `names` has listed.
delete() {
  local name
  for name in $1; do "${@:2}" delete "$name"; done
}

# A new resource comes before the old ones go, so that a run that fails leaves those.
create_uptime_check() {
  local old
  old=$(names "$1" uptime list-configs)
  curl -sS --fail-with-body -d @"$1" -H 'Content-Type: application/json' \
    -H "Authorization: Bearer $(gcloud auth print-access-token)" \
    "https://monitoring.googleapis.com/v3/projects/$project/uptimeCheckConfigs"
  delete "$old" uptime
}

create_alert() {
  local old
  old=$(names "$1" policies list)
  policies create --policy-from-file "$1" --notification-channels "$all_channels"
  delete "$old" policies
}

# Existing alerts refer to the channel, so a second run updates it.
channel=$(names channel-email.json channels list | head -n 1)
if [[ $channel ]]; then
  channels update "$channel" --channel-content-from-file channel-email.json
else
  channels create --channel-content-from-file channel-email.json
fi
all_channels=$(channels list --format 'value(name)' | paste -sd ,)

create_uptime_check uptime-page.json
create_uptime_check uptime-function.json
create_alert enquiry-not-mailed.json
create_alert unreachable.json

echo 'The two alerts exist, and work within five minutes.'
sleep 300
trap 'delete "$(names trial-uptime.json uptime list-configs)" uptime' EXIT
# The trial writes what the function would, so that it tries the alert's filter.
gcloud logging write alert-trial 'This is a trial.' --severity ERROR --monitored-resource-type cloud_run_revision \
  --monitored-resource-labels "project_id=$project,location=us-central1,service_name=sendcontactemail,configuration_name=sendcontactemail,revision_name=trial"
create_uptime_check trial-uptime.json
echo 'Each alert now rings once, the last one within half an hour. Leave this window open.'
sleep 1800
echo 'Done. Two alerts should have come, by telephone and by mail.'
