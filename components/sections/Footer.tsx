import { Container } from '@/components/ui/Container';
import { Skyline } from '@/components/ui/Skyline';
import type { Contact, Content } from '@/lib/content';

export function Footer({
  name,
  url,
  footer,
  contact: { phone, email },
}: {
  name: string;
  url: string;
  footer: Content['footer'];
  contact: Contact;
}) {
  return (
    <footer className="text-base text-stone-200 print:text-black">
      <Skyline of="footer" />
      <div className="bg-maroon pb-[max(2.5rem,env(safe-area-inset-bottom))] pt-10 print:bg-transparent print:py-4">
        <Container>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-balance">
              ©{' '}
              {/* The build's year. firstPaint replaces it with the visitor's, which hydration must accept. */}
              <span data-year="" suppressHydrationWarning>
                {new Date().getFullYear()}
              </span>{' '}
              {name}. {footer.rights}.
            </p>
            <ul className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
              {[
                [phone.href, phone.display],
                [`mailto:${email}`, email],
                ['/privacy', 'Privacy'],
              ].map(([href, text]) => (
                <li key={href}>
                  <a
                    className="inline-block rounded-md underline decoration-1 underline-offset-4 hover:text-white mouse:transition"
                    href={href}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {/* A printed page has no address bar. */}
          <p className="hidden print:block">{url}</p>
        </Container>
      </div>
    </footer>
  );
}
