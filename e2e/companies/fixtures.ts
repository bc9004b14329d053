import { parseContent } from '../../lib/content/problems';
import { siteOf, type Site } from '../../lib/content/site';
import { readContent } from '../../scripts/build/content-files';
import { variantFolder } from '../../test-support/variant-folder';
import { addresses } from '../../test-support/addresses';
import { EnquiryForm } from '../../test-support/enquiry-form';
import { startProduct, type Product } from '../../scripts/local/product';
import { test as base } from '../fixtures';

/** Whose page is looked at. */
export interface WorkerFixtures {
  /** A made-up company; empty for the project's own content. */
  companyName: string;
  company: Pick<Product, 'page' | 'inbox'> & { site: Site };
}

const siteIn = (folder: string) => siteOf(parseContent(readContent(folder)));

/** A company's page with its function and inbox, as `npm start` runs them. */
export const test = base.extend<object, WorkerFixtures>({
  companyName: ['', { option: true, scope: 'worker' }],
  company: [
    async ({ companyName }, provide, { parallelIndex }) => {
      if (!companyName) {
        await provide({ ...addresses(), site: siteIn('.') });
        return;
      }
      const folder = variantFolder(companyName);
      const product = await startProduct(3000 + 1000 * parallelIndex, folder);
      await provide({ ...product, site: siteIn(folder) });
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ company }, provide) => provide(company.page),
  form: ({ page, company }, provide) => provide(new EnquiryForm(page, company.site.contact.form)),
});

export { expect } from '../fixtures';
