#!/usr/bin/env bash
# Makes the alerts of the site, and makes each ring once (docs/operating.md, "Set up alerts"). In Google's
# Cloud Shell:
#
#   bash alerts.sh www.your-domain.example you@another-provider.example
#
# It may be run again: what has the same name is replaced.
set -euo pipefail

if [[ $# != 2 || $1 != *.* || $1 == *[/@]* || $2 != *@*.* ]]; then
  echo 'Name the host alone and a mailbox:' >&2
  echo '  bash alerts.sh www.your-domain.example you@another-provider.example' >&2
  exit 1
fi
host=$1
mailbox=$2

# The files stay as they are. Copies get host, project and mailbox.
copies=$(mktemp -d)
cp "$(dirname "$0")"/*.json "$copies"
cd "$copies"
sed -i "s/www.redrim.example/$host/; s/demo-red-rim/$GOOGLE_CLOUD_PROJECT/" uptime-*.json
sed -i "s/owner@backup.example/$mailbox/" channel-email.json

# For the trial: a check of a page that does not exist, and an alert that misses the mail check after ten minutes.
sed 's/"path": "\/"/"path": "\/trial"/; s/"Website: page"/"Website: trial"/' uptime-page.json > trial-uptime.json
sed 's/50400s/600s/; s/"Website: .*"/"Website: trial of the missing mail check"/' mail-check-missing.json > trial-missing.json

channels() { gcloud beta monitoring channels "$@"; }
uptime() { gcloud monitoring uptime "$@"; }
policies() { gcloud alpha monitoring policies "$@"; }

# names FILE LIST…: the resources that have the name in the file.
names() {
  local title
  title=$(sed -n 's/^  "displayName": "\(.*\)",\{0,1\}$/\1/p' "$1")
  shift
  "$@" --filter "displayName=\"$title\"" --format 'value(name)'
}

remove_alert() {
  local name
  for name in $(names "$1" policies list); do policies delete "$name" --quiet; done
}

remove_uptime_check() {
  local name
  for name in $(names "$1" uptime list-configs); do uptime delete "$name" --quiet; done
}

# retry COMMAND…: Google knows a new metric or service only minutes later.
retry() {
  local attempt
  for attempt in 1 2 3 4 5 6 7 8 9 10; do
    "$@" && return
    echo "Google is not ready for this yet (attempt $attempt of 10). The next attempt follows in a minute."
    sleep 60
  done
  return 1
}

make_uptime_check() {
  remove_uptime_check "$1"
  curl -fsS -d @"$1" -H 'Content-Type: application/json' \
    -H "Authorization: Bearer $(gcloud auth print-access-token)" \
    "https://monitoring.googleapis.com/v3/projects/$GOOGLE_CLOUD_PROJECT/uptimeCheckConfigs"
}

make_alert() {
  remove_alert "$1"
  retry policies create --policy-from-file "$1" --notification-channels "$all_channels"
}

check_mail() {
  gcloud scheduler jobs run firebase-schedule-checkMailServer-us-central1 --location us-central1
}

end_trial() {
  remove_uptime_check trial-uptime.json
  remove_alert trial-missing.json
}

# The alerts ring on the channel that is there, so it is changed rather than made anew.
channel=$(names channel-email.json channels list | head -n 1)
if [[ $channel ]]; then
  channels update "$channel" --channel-content-from-file channel-email.json
else
  channels create --channel-content-from-file channel-email.json
fi
all_channels=$(channels list --format 'value(name)' | paste -sd ,)

gcloud logging metrics update mail-check-passed --config-from-file metric-mail-check-passed.json ||
  gcloud logging metrics create mail-check-passed --config-from-file metric-mail-check-passed.json
make_uptime_check uptime-page.json
make_uptime_check uptime-function.json
check_mail
for alert in enquiry-not-mailed mail-check-failed mail-check-missing unreachable; do
  make_alert "$alert.json"
done

echo 'The four alerts are there. They need five minutes before they hear anything.'
sleep 300
trap end_trial EXIT
for sentence in 'Enquiry not mailed: no mail server confirmed it.' \
  'Mail check failed: a mail server would not take an enquiry.'; do
  gcloud logging write alert-trial "$sentence" --severity ERROR
done
make_uptime_check trial-uptime.json
make_alert trial-missing.json
check_mail
echo 'Each alert rings once now, the last one within half an hour. Leave this window open.'
sleep 1800
echo 'Done. Four alerts have arrived by telephone and mail. The trial is removed.'
