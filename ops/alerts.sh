#!/usr/bin/env bash
# Creates the site's alerts and rings each once as a trial (docs/going-live.md, "Set up alerts"). Run it in
# Google's Cloud Shell:
#
#   bash alerts.sh www.your-domain.example you@another-provider.example
#
# A second run replaces alerts and uptime checks of the same names.
set -euo pipefail

if [[ $# != 2 || $1 != *.* || $1 == *[/@]* || $2 != *@*.* ]]; then
  echo 'Give the host without https:// and a mailbox:' >&2
  echo '  bash alerts.sh www.your-domain.example you@another-provider.example' >&2
  exit 1
fi
host=$1
mailbox=$2
project=${GOOGLE_CLOUD_PROJECT:?is not set: choose your project at the top of the Cloud Shell}

# Host, project and mailbox go into copies of the files.
copies=$(mktemp -d)
cp "$(dirname "$0")"/*.json "$copies"
cd "$copies"
sed -i "s/www.redrim.example/$host/; s/demo-red-rim/$project/" uptime-*.json
sed -i "s/owner@backup.example/$mailbox/" channel-email.json

# For the trial, one check requests a page that does not exist, and one alert waits ten minutes for a mail
# check instead of 14 hours.
sed 's/"path": "\/"/"path": "\/trial"/; s/"Website: page"/"Website: trial"/' uptime-page.json > trial-uptime.json
sed 's/50400s/600s/; s/"Website: .*"/"Website: trial of the missing mail check"/' mail-check-missing.json > trial-missing.json

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

# delete_alerts NAMES, delete_uptime_checks NAMES: delete resources that `names` has listed.
delete_alerts() {
  local name
  for name in $1; do policies delete "$name" --quiet; done
}

delete_uptime_checks() {
  local name
  for name in $1; do uptime delete "$name" --quiet; done
}

# retry COMMAND…: runs a command up to ten times. Google needs minutes to know a new metric or service.
retry() {
  local attempt
  for attempt in 1 2 3 4 5 6 7 8 9 10; do
    "$@" && return
    echo "Google is not ready yet (attempt $attempt of 10). The next attempt follows in a minute."
    sleep 60
  done
  return 1
}

# A new resource comes before the old ones go, so that a run that fails leaves those.
create_uptime_check() {
  local old
  old=$(names "$1" uptime list-configs)
  curl -fsS -d @"$1" -H 'Content-Type: application/json' \
    -H "Authorization: Bearer $(gcloud auth print-access-token)" \
    "https://monitoring.googleapis.com/v3/projects/$project/uptimeCheckConfigs"
  delete_uptime_checks "$old"
}

create_alert() {
  local old
  old=$(names "$1" policies list)
  retry policies create --policy-from-file "$1" --notification-channels "$all_channels"
  delete_alerts "$old"
}

check_mail() {
  gcloud scheduler jobs run firebase-schedule-checkMailServer-us-central1 --location us-central1
}

end_trial() {
  delete_uptime_checks "$(names trial-uptime.json uptime list-configs)"
  delete_alerts "$(names trial-missing.json policies list)"
}

# Existing alerts refer to the channel, so a second run updates it.
channel=$(names channel-email.json channels list | head -n 1)
if [[ $channel ]]; then
  channels update "$channel" --channel-content-from-file channel-email.json
else
  channels create --channel-content-from-file channel-email.json
fi
all_channels=$(channels list --format 'value(name)' | paste -sd ,)

gcloud logging metrics update mail-check-passed --config-from-file metric-mail-check-passed.json ||
  gcloud logging metrics create mail-check-passed --config-from-file metric-mail-check-passed.json
create_uptime_check uptime-page.json
create_uptime_check uptime-function.json
check_mail
for alert in enquiry-not-mailed mail-check-failed mail-check-missing unreachable; do
  create_alert "$alert.json"
done

echo 'The four alerts exist. They start to work within five minutes.'
sleep 300
trap end_trial EXIT
for message in 'Enquiry not mailed: no mail server confirmed it.' \
  'Mail check failed: a mail server would not take an enquiry.'; do
  gcloud logging write alert-trial "$message" --severity ERROR
done
create_uptime_check trial-uptime.json
create_alert trial-missing.json
check_mail
echo 'Each alert now rings once, the last one within half an hour. Leave this window open.'
sleep 1800
echo 'Done. You should have received four alerts, by telephone and by mail. The trial is removed.'
