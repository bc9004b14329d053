import { TextLink } from '@/components/ui/TextLink';

/** The privacy page's words about analytics. They depend on whether the site runs it. */
export function Analytics({ isOn }: { isOn: boolean }) {
  if (!isOn) {
    return (
      <p>
        There are none: no cookies, no analytics, no advertising. Nothing here follows you around, whether or
        not your browser sends Do Not Track or Global Privacy Control.
      </p>
    );
  }
  return (
    <>
      <p>
        We use Google Analytics to count visits, presses of Book Now, and messages that were sent or failed;
        by itself it may also note how far you scroll and which links you follow. With each count, Google
        receives the address of the page, the kind of browser you use and, as with any request, your IP
        address. It never receives what you write in the form.
      </p>
      <p>
        In the European Economic Area, the United Kingdom and Switzerland it keeps nothing in your browser: no
        cookies, no identifier. Elsewhere it sets cookies whose names begin with _ga, for two years at most,
        by which it recognizes your browser on this website; you can delete or block them. Google derives your
        region from your IP address. Nowhere do we let it use any of this for advertising.
      </p>
      <p>If your browser sends Do Not Track or Global Privacy Control, analytics does not start at all.</p>
      <p className="font-semibold">
        <TextLink href="https://policies.google.com/technologies/partner-sites">
          How Google uses data from sites like ours
        </TextLink>
      </p>
    </>
  );
}
