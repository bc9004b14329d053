# Sets up in Google's Cloud Shell what watches the site (docs/operating.md, "Hear of failures first"):
#
#   bash alerts.sh mailbox you@another-provider.com   has alerts mailed there
#   bash alerts.sh watch www.your-domain.com          what Google asks, counts and shows
#   bash alerts.sh ring                               the alerts
#   bash alerts.sh try www.your-domain.com            rings those that can ring at once

# Has Google ask what a file says, every five minutes.
ask() {
  curl -fsS -d @"$1" -H 'Content-Type: application/json' \
    -H "Authorization: Bearer $(gcloud auth print-access-token)" \
    "https://monitoring.googleapis.com/v3/projects/$GOOGLE_CLOUD_PROJECT/uptimeCheckConfigs"
}

case "$1 ${2-}" in
'mailbox '*@*)
  sed -i "s/owner@backup.example/$2/" channel-email.json
  gcloud beta monitoring channels create --channel-content-from-file channel-email.json
  ;;
'watch '*.*)
  sed -i "s/www.redrim.example/$2/; s/demo-red-rim/$GOOGLE_CLOUD_PROJECT/" uptime-*.json
  for check in uptime-page uptime-function; do ask $check.json; done
  for metric in mail-check-passed enquiries-mailed; do
    gcloud logging metrics create $metric --config-from-file metric-$metric.json
  done
  gcloud monitoring dashboards create --config-from-file dashboard-enquiries.json
  # The alert for a missing mail check needs one that was there.
  gcloud scheduler jobs run firebase-schedule-checkMailServer-us-central1 --location us-central1
  ;;
'ring ')
  channels=$(gcloud beta monitoring channels list --format 'value(name)' | paste -sd ,)
  for policy in enquiry-not-mailed second-server-used too-many-refused mail-check-failed \
    mail-check-missing unreachable call-refused; do
    gcloud alpha monitoring policies create --policy-from-file $policy.json \
      --notification-channels "$channels"
  done
  ;;
'try '*.*)
  for sentence in 'Enquiry not mailed: no mail server accepted it.' \
    'Enquiry mailed by the second server: the first did not accept it.' \
    'Enquiry refused: too many in a day.' 'Mail check failed: no login at the mail server.'; do
    gcloud logging write alert-test "$sentence" --severity ERROR
  done
  # A page that does not exist is out of reach.
  sed 's/"path": "."/"path": "\/test"/; s/: page"/: test"/' uptime-page.json > test.json
  ask test.json
  # Closes the function for two minutes, and opens it again whatever ends this.
  who='sendcontactemail --region us-central1 --member allUsers --role roles/run.invoker'
  trap "gcloud run services add-iam-policy-binding $who" EXIT
  gcloud run services remove-iam-policy-binding $who
  sleep 120
  curl -d '{"data":{}}' -H 'Content-Type: application/json' "https://$2/sendContactEmail"
  ;;
*)
  sed -n 's/^#   //p' "$0"
  exit 1
  ;;
esac
