# Sets up in Google's Cloud Shell what watches the site (docs/operating.md, "Set up alerts"):
#
#   bash alerts.sh mailbox you@another-provider.example   has alerts mailed there
#   bash alerts.sh watch www.your-domain.example          what Google asks, counts and shows
#   bash alerts.sh ring                                   the alerts
#   bash alerts.sh try www.your-domain.example            rings those that can ring at once
#
# Each may be run again: what has the same name is replaced.
set -e

# The files stay as they are; copies get what is told above.
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
cp "$(dirname "$0")"/*.json "$copies"
cd "$copies"

# create_uptime_check FILE
create_uptime_check() {
  curl -fsS -d @"$1" -H 'Content-Type: application/json' \
    -H "Authorization: Bearer $(gcloud auth print-access-token)" \
    "https://monitoring.googleapis.com/v3/projects/$GOOGLE_CLOUD_PROJECT/uptimeCheckConfigs"
}

# ids_by_name LIST FILE: what there is by the name in the file.
ids_by_name() {
  title=$(sed -n 's/^  "displayName": "\(.*\)",\{0,1\}$/\1/p' "$2")
  $1 --filter "displayName=\"$title\"" --format 'value(name)'
}

# replace LIST DELETE FILE MAKE…: makes what a file says, then deletes what had its name before.
replace() {
  old=$(ids_by_name "$1" "$3")
  delete=$2
  shift 3
  "$@"
  for each in $old; do $delete "$each" --quiet; done
}

case "$1 ${2-}" in
'watch '*/* | 'try '*/*)
  echo 'Name the host alone, such as www.your-domain.example' >&2
  exit 1
  ;;
'mailbox '*@*)
  sed -i "s/owner@backup.example/$2/" channel-email.json
  channels='gcloud beta monitoring channels'
  old=$(ids_by_name "$channels list" channel-email.json | head -n 1)
  # Not made anew: the alerts ring on this one.
  if [ -n "$old" ]; then
    $channels update "$old" --channel-content-from-file channel-email.json
  else
    $channels create --channel-content-from-file channel-email.json
  fi
  ;;
'watch '*.*)
  sed -i "s/www.redrim.example/$2/; s/demo-red-rim/$GOOGLE_CLOUD_PROJECT/" uptime-*.json
  for check in uptime-page uptime-function; do
    replace 'gcloud monitoring uptime list-configs' 'gcloud monitoring uptime delete' \
      $check.json create_uptime_check $check.json
  done
  for metric in mail-check-passed enquiries-mailed; do
    gcloud logging metrics update $metric --config-from-file metric-$metric.json ||
      gcloud logging metrics create $metric --config-from-file metric-$metric.json
  done
  dashboards='gcloud monitoring dashboards'
  replace "$dashboards list" "$dashboards delete" dashboard-enquiries.json \
    $dashboards create --config-from-file dashboard-enquiries.json
  # The alert for a missing mail check needs one that was there.
  gcloud scheduler jobs run firebase-schedule-checkMailServer-us-central1 --location us-central1
  ;;
'ring ')
  channels=$(gcloud beta monitoring channels list --format 'value(name)' | paste -sd ,)
  policies='gcloud alpha monitoring policies'
  for policy in enquiry-not-mailed too-many-refused mail-check-failed mail-check-missing \
    unreachable call-refused; do
    replace "$policies list" "$policies delete" $policy.json \
      $policies create --policy-from-file $policy.json --notification-channels "$channels"
  done
  ;;
'try '*.*)
  for sentence in 'Enquiry not mailed: no mail server confirmed it.' \
    'Enquiry refused: too many in a day.' 'Mail check failed: no login at the mail server.' \
    'Calls of the contact form are refused.'; do
    gcloud logging write alert-test "$sentence" --severity ERROR
  done
  # A page that does not exist is out of reach.
  sed "s/www.redrim.example/$2/; s/demo-red-rim/$GOOGLE_CLOUD_PROJECT/; s/\"path\": \".\"/\"path\": \"\/test\"/; s/: page\"/: test\"/" \
    uptime-page.json > test.json
  replace 'gcloud monitoring uptime list-configs' 'gcloud monitoring uptime delete' test.json \
    create_uptime_check test.json
  ;;
*)
  sed -n 's/^#   //p' "$OLDPWD/$0"
  exit 1
  ;;
esac
