import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the results of `npm run faults` as a table, with totals of what must never happen. */
export default class FaultTable implements Reporter {
  private readonly rows: string[][] = [];
  private lost = 0;
  private twice = 0;

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    const seen = (type: string) =>
      annotations.find((annotation) => annotation.type === type)?.description ?? '';
    const sees = seen('visitor sees');
    const mails = seen('mailbox holds');
    const ids = seen('Message-IDs');
    // Without a call there is no mail either.
    if (sees === 'sent' && !(Number(mails) > 0)) this.lost += 1;
    if (Number(ids) > 1) this.twice += 1;
    this.rows.push([test.title, sees, mails, ids, status]);
  }

  onEnd() {
    const head = ['fault', 'visitor sees', 'mails', 'Message-IDs', 'test'];
    const lines = [head, head.map(() => '---'), ...this.rows.toSorted()];
    console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
    console.log(`\n${this.rows.length} rows`);
    console.log(`enquiries lost without the visitor being told: ${this.lost}`);
    console.log(`mails of one enquiry with different Message-IDs: ${this.twice}`);
  }
}
