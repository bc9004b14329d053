import { createHash } from 'node:crypto';

/** The files of a commit, by their paths. */
export type Files = Map<string, Buffer>;

interface Commit {
  oid: string;
  files: Files;
  message: string;
}

interface Pull {
  number: number;
  node_id: string;
  title: string;
  head: string;
  draft: boolean;
  state: 'open' | 'closed';
  labels: string[];
  author: string;
}

interface Answer {
  status: number;
  body?: unknown;
}

/** What a token may do. */
type Rights = 'write' | 'read';

/** What Sveltia sends of a mutation or query. */
interface Variables {
  branch?: string;
  input?: {
    branch: { branchName: string };
    expectedHeadOid: string;
    fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
    message: { headline: string };
    name: string;
    pullRequestId: string;
  };
}

const when = '2026-11-01T00:00:00Z';

const shaOf = (data: Buffer) =>
  createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');

const blobOf = (data: Buffer | undefined) =>
  data && {
    oid: shaOf(data),
    text: data.includes(0) ? null : data.toString(),
    byteSize: data.length,
    isBinary: data.includes(0),
    isTruncated: false,
  };

const ok = (body?: unknown): Answer => ({ status: 200, body });
const fails = (status: number, message: string): Answer => ({ status, body: { message } });
const refused = (message: string) => ({ errors: [{ message }] });

/**
 * A GitHub of one repository, in memory: what the editor asks of api.github.com, with branches, blobs and pull
 * requests that stay.
 */
export class GitHub {
  branches = new Map<string, Commit & { base: Files }>();
  pulls: Pull[] = [];
  /** A commit's statuses, by its id. */
  statuses = new Map<string, { context: string; state: string; targetUrl: string }[]>();
  tokens = new Map<string, Rights>([['right', 'write']]);
  #commits = 0;

  constructor(files: Files) {
    this.commit('main', files);
  }

  /** Makes a commit, as somebody else would. */
  commit(branch: string, files: Files, message = 'Somebody else'): void {
    const base = this.branches.get(branch)?.base ?? this.branches.get('main')?.files ?? files;
    const oid = `${++this.#commits}`.padStart(40, 'c');
    this.branches.set(branch, { oid, files: new Map(files), message, base });
  }

  /** Changes the text of a file, as somebody else would. */
  change(branch: string, path: string, change: (text: string) => string): void {
    const { files } = this.branch(branch);
    this.commit(branch, new Map(files).set(path, Buffer.from(change(this.text(branch, path)))));
  }

  open(head: string, author: string, draft = true): Pull {
    const number = this.pulls.length + 1;
    const labels = ['sveltia-cms/draft'];
    const pull: Pull = {
      number,
      node_id: `PR${number}`,
      title: 'New words',
      head,
      draft,
      state: 'open',
      labels,
      author,
    };
    this.pulls.push(pull);
    return pull;
  }

  branch(name: string) {
    const found = this.branches.get(name.replace('refs/heads/', ''));
    if (!found) throw new Error(`There is no branch ${name}.`);
    return found;
  }

  text(branch: string, path: string): string {
    return this.branch(branch).files.get(path)?.toString() ?? '';
  }

  #blob(id: string): Buffer | undefined {
    const all = [...this.branches.values()].flatMap(({ files }) => [...files.values()]);
    return all.find((data) => shaOf(data) === id);
  }

  #merge(pull: Pull): Answer {
    const { files, base } = this.branch(pull.head);
    const main = new Map(this.branch('main').files);
    for (const [path, data] of files) {
      if (base.get(path)?.equals(data)) continue;
      const before = base.get(path);
      if (before && !main.get(path)?.equals(before)) {
        return fails(405, 'Pull Request is not mergeable');
      }
      main.set(path, data);
    }
    pull.state = 'closed';
    this.commit('main', main, pull.title);
    return ok({ merged: true });
  }

  answer(method: string, url: URL, token: string, body: unknown): Answer {
    const rights = this.tokens.get(token);
    if (!rights) return fails(401, 'Bad credentials');
    const sent = body as { query: string; variables?: Variables; title: string; head: string };
    if (url.pathname === '/graphql')
      return ok(this.#graph(sent.query, sent.variables ?? {}, rights));
    if (url.pathname === '/user') return ok({ id: 1, login: 'mia', name: 'Mia', email: '' });
    const path = decodeURIComponent(url.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, ''));
    if (path === '') return ok({});
    if (method !== 'GET' && rights === 'read') {
      return fails(403, 'Resource not accessible by personal access token');
    }
    return this.#rest(`${method} ${path}`, url, body as Record<string, unknown>);
  }

  #rest(request: string, url: URL, body: Record<string, unknown>): Answer {
    const last = (prefix: string) => request.slice(prefix.length);
    if (request.startsWith('GET /collaborators/')) return { status: 204 };
    if (request.startsWith('GET /git/trees/')) {
      const id = last('GET /git/trees/');
      const commit = [...this.branches.values()].find(({ oid }) => oid === id);
      const tree = [...(commit ?? this.branch(id)).files].map(([path, data]) => ({
        path,
        type: 'blob',
        sha: shaOf(data),
        size: data.length,
      }));
      return ok({ tree });
    }
    if (request.startsWith('GET /contents/')) {
      const branch = this.branches.get(url.searchParams.get('ref') ?? 'main');
      const data = branch?.files.get(last('GET /contents/'));
      return data ? ok(data) : fails(404, 'Not Found');
    }
    if (request.startsWith('GET /git/blobs/')) return ok(this.#blob(last('GET /git/blobs/')));
    if (request === 'POST /git/blobs') return { status: 201, body: {} };
    if (request.startsWith('DELETE /git/refs/heads/')) {
      return { status: this.branches.delete(last('DELETE /git/refs/heads/')) ? 204 : 422 };
    }
    if (request.startsWith('PATCH /git/refs/heads/')) {
      this.branches.set(last('PATCH /git/refs/heads/'), { ...this.branch('main') });
      return ok({});
    }
    const isOpen = ({ state, head }: Pull) =>
      state === 'open' && url.searchParams.get('head')?.split(':')[1] === head;
    if (request === 'GET /pulls') {
      return ok(
        this.pulls.filter(isOpen).map((pull) => ({ ...pull, user: { login: pull.author } })),
      );
    }
    if (request === 'POST /pulls') {
      const head = String(body.head);
      if (this.pulls.some((pull) => pull.state === 'open' && pull.head === head)) {
        return fails(422, 'A pull request already exists');
      }
      const pull = Object.assign(this.open(head, 'mia', body.draft === true), { labels: [] });
      const { oid: sha } = this.branch(head);
      const html_url = `https://github.com/owner/site/pull/${pull.number}`;
      return {
        status: 201,
        body: { ...pull, html_url, head: { sha }, created_at: when, updated_at: when },
      };
    }
    const [, number] = /^\w+ \/(?:pulls|issues)\/(\d+)/.exec(request) ?? [];
    const pull = this.pulls[Number(number) - 1];
    if (!pull) return fails(404, 'Not Found');
    if (request.endsWith('/merge')) return this.#merge(pull);
    if (request.endsWith('/labels')) pull.labels.push(...(body.labels as string[]));
    else if (request.startsWith('PATCH ')) Object.assign(pull, body);
    return ok({ labels: pull.labels.map((name) => ({ name })) });
  }

  #graph(query: string, { input, branch = 'main' }: Variables, rights: Rights): object {
    if (input && rights === 'read')
      return refused('Resource not accessible by personal access token');
    if (input && query.includes('createCommitOnBranch(')) return this.#commitOn(input, query);
    if (input && query.includes('createRef(')) {
      const name = input.name.replace('refs/heads/', '');
      if (this.branches.has(name))
        return refused('A ref named so already exists in the repository.');
      const { files, ...main } = this.branch('main');
      this.branches.set(name, { ...main, files, base: files });
      return { data: { createRef: { ref: { name } } } };
    }
    if (input) {
      const pull = this.pulls.find(({ node_id }) => node_id === input.pullRequestId);
      if (pull) pull.draft = query.includes('convertPullRequestToDraft');
      return { data: {} };
    }
    const found = this.branches.get(branch);
    const user = { id: 1, login: 'mia' };
    const author = { name: 'Mia', email: '', avatarUrl: '', user };
    const node = { oid: found?.oid, message: found?.message, committedDate: when, author };
    const target = { oid: found?.oid, history: { nodes: [node] } };
    const repository: Record<string, unknown> = { ref: found ? { name: branch, target } : null };
    for (const [, alias = '', id = ''] of query.matchAll(/(\w+):\s+object\(oid: "(\w+)"\)/g)) {
      repository[alias] = query.includes('on Blob')
        ? blobOf(this.#blob(id))
        : {
            status: { contexts: this.statuses.get(id) ?? [] },
            checkSuites: { nodes: [] },
            deployments: { nodes: [] },
          };
    }
    const expression = /(\w+):\s+object\(expression: "([^":]+):([^"]+)"\)/g;
    for (const [, alias = '', at = '', path = ''] of query.matchAll(expression)) {
      repository[alias] = blobOf(this.branch(at).files.get(path));
    }
    for (const [, alias = ''] of query.matchAll(/(\w+):\s+ref\(/g)) repository[alias] = { target };
    if (query.includes('pullRequests('))
      repository.pullRequests = this.#pullRequests(branch, query);
    return { data: { repository, fork: { id: 'R' }, base: repository } };
  }

  #commitOn(input: NonNullable<Variables['input']>, query: string): object {
    const { branchName } = input.branch;
    const head = this.branch(branchName);
    if (head.oid !== input.expectedHeadOid) {
      return refused(`Expected branch to point to "${input.expectedHeadOid}" but it did not.`);
    }
    const files = new Map(head.files);
    for (const { path } of input.fileChanges.deletions) files.delete(path);
    for (const { path, contents } of input.fileChanges.additions) {
      files.set(path, Buffer.from(contents, 'base64'));
    }
    this.commit(branchName, files, input.message.headline);
    const names = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"/g)];
    const oids = names.map(([, name = '', path = '']) => [name, blobOf(files.get(path))] as const);
    const { oid } = this.branch(branchName);
    const commit = { oid, committedDate: when, ...Object.fromEntries(oids) };
    return { data: { createCommitOnBranch: { commit } } };
  }

  #pullRequests(branch: string, query: string) {
    const main = this.branch('main').files;
    const nodes = this.pulls
      .filter(({ state, head }) => state === 'open' && this.branches.has(head))
      .filter(({ head }) => !query.includes('headRefName: $branch') || head === branch)
      .map((pull) => ({
        id: pull.node_id,
        number: pull.number,
        title: pull.title,
        url: `https://github.com/owner/site/pull/${pull.number}`,
        isDraft: pull.draft,
        isCrossRepository: false,
        createdAt: when,
        updatedAt: when,
        headRefName: pull.head,
        headRefOid: this.branch(pull.head).oid,
        author: { login: pull.author, avatarUrl: '', name: pull.author, email: '', databaseId: 1 },
        labels: { nodes: pull.labels.map((name) => ({ name })) },
        files: {
          nodes: [...this.branch(pull.head).files]
            .filter(([path, data]) => !main.get(path)?.equals(data))
            .map(([path]) => ({ path, changeType: 'MODIFIED' })),
        },
      }));
    return { nodes, totalCount: nodes.length };
  }
}
