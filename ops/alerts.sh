#!/usr/bin/env bash
# Creates the site's two alerts and rings each once as a trial (docs/going-live.md, "Set up alerts"). Run it in
# Google's Cloud Shell, with the host without https://:
#
#   bash alerts.sh www.your-domain.example you@another-provider.example
#
# A second run replaces alerts and uptime checks of the same names.
set -euo pipefail

# Host and mailbox may have capitals.
set -- "${@,,}"
if [[ $# != 2 || ! $1 =~ ^[a-z0-9.-]+\.[a-z]+$ || ! $2 =~ ^[^[:space:]@,]+@[a-z0-9.-]+\.[a-z]+$ ]]; then
  sed -n 's/^#   //p' "$0" >&2
  exit 1
fi
host=$1
email=$2
project=${GOOGLE_CLOUD_PROJECT:?is not set: choose your project at the top of the Cloud Shell}
export CLOUDSDK_CORE_PROJECT=$project CLOUDSDK_CORE_DISABLE_PROMPTS=1
gcloud services enable monitoring.googleapis.com logging.googleapis.com
cd "$(dirname "$0")"

channels() { gcloud beta monitoring channels "$@"; }
uptime() { gcloud monitoring uptime "$@"; }
policies() { gcloud alpha monitoring policies "$@"; }

# names TITLE LIST…: lists the resources that have this display name.
names() { "${@:2}" --filter "displayName=\"$1\"" --format 'value(name)'; }

# delete NAMES COMMAND…: deletes the resources that `names` has listed.
delete() {
  local name
  for name in $1; do "${@:2}" delete "$name"; done
}

# A new resource comes before the old ones go, so that a run that fails leaves those.
create_uptime_check() {
  local old
  old=$(names "$1" uptime list-configs)
  uptime create "$1" --resource-type uptime-url --resource-labels "host=$host,project_id=$project" \
    --protocol https --validate-ssl true --regions usa-oregon,usa-iowa,usa-virginia --timeout 30 "${@:2}"
  delete "$old" uptime
}

create_alert() {
  local old
  old=$(names "$(sed -n 's/^  "displayName": "\(.*\)",$/\1/p' "$1")" policies list)
  policies create --policy-from-file "$1" --notification-channels "$all_channels"
  delete "$old" policies
}

# Existing alerts refer to the channel, so a second run updates it.
title='Website alerts by mail'
channel=$(names "$title" channels list | head -n 1)
if [[ $channel ]]; then
  channels update "$channel" --update-channel-labels "email_address=$email"
else
  channels create --display-name "$title" --type email --channel-labels "email_address=$email"
fi
all_channels=$(channels list --format 'value(name)' | paste -sd ,)

text='data-island="ContactForm"'
create_uptime_check 'Website: page' --path / --period 5 --matcher-content "$text"
create_uptime_check 'Website: contact form' --path /sendContactEmail --period 5 --request-method post \
  --content-type user-provided --custom-content-type application/json --body '{"data":{}}' --status-codes 400 \
  --matcher-content '"INVALID_ARGUMENT"'
create_alert enquiry-not-mailed.json
create_alert unreachable.json

# Checks a page that does not exist. It replaces the trial that a closed window has left behind.
create_uptime_check 'Website: trial' --path /trial --period 1 --matcher-content "$text"
trap 'delete "$(names "Website: trial" uptime list-configs)" uptime' EXIT
echo 'The two alerts exist. Each rings once within half an hour, by telephone and by mail. Once both have come, press'
echo 'Ctrl+C. Until then, press Enter now and then, or Google closes this window.'
for left in {30..1}; do
  # A new alert works after five minutes. The entry is what the function would write.
  [ "$left" != 25 ] || gcloud logging write alert-trial 'This is a trial.' --severity ERROR \
    --monitored-resource-type cloud_run_revision --monitored-resource-labels \
    "project_id=$project,location=us-central1,service_name=sendcontactemail,configuration_name=sendcontactemail,revision_name=trial"
  echo "$left minutes are left."
  sleep 60
done
echo 'Done. Two alerts should have come, by telephone and by mail.'
