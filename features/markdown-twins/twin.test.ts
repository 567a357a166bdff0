import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {llmsFiles} from './llms';
import {twinOf, type Twin} from './twin';

const SITE = {
  origin: 'https://docs.example.org',
  index: 'https://docs.example.org/llms.txt',
  releases: {v3: '3.0.24'},
};

function twin(content: string, route = '/v3/a'): Twin {
  const html = `<head><title>Long title | Lit Protocol</title><meta name="description" content="What it &quot;gives&quot;.">
    <meta name="docusaurus_tag" content="docs-default-current"></head>
    <div class="theme-doc-markdown"><header><h1>Title</h1><button>Copy page</button></header>${content}</div>`;
  const page = {route, document: load(html)};
  const source = {
    permalink: route,
    source: '',
    group: 'Guides',
    lastUpdatedAt: Date.UTC(2023, 10, 14),
  };
  return twinOf(page, source, SITE);
}

const markdown = (content: string): string =>
  twin(content).markdown.replace('# Title\n\n', '').trim();

const figure = (name: string, code: string): string =>
  `<figure class="code"><figcaption><span class="code-name">${name}</span><button>Copy</button></figcaption><pre><code><span>${code}</span></code></pre></figure>`;

describe('the Markdown of a page', () => {
  it('begins with what is known of the page, and the way to all others', () => {
    expect(twin('<p>Text.</p>').text).toBe(
      [
        '---',
        'title: "Long title"',
        'description: "What it \\"gives\\"."',
        'version: "v3"',
        'sdk: "3.0.24"',
        'changed: "2023-11-14"',
        'canonical: "https://docs.example.org/v3/a"',
        '---',
        '',
        '> For AI agents: all pages as Markdown are listed in https://docs.example.org/llms.txt',
        '',
        '# Title',
        '',
        'Text.',
        '',
      ].join('\n'),
    );
  });

  it('has code with its language and file, what it prints, and what was checked', () => {
    const code = `${figure('a.ts', "const a = '```';\n")}<p class="proof"><a href="/support">Checked against 3.0.24</a></p>`;
    expect(markdown(code)).toBe(
      '````ts title="a.ts"\nconst a = \'```\';\n````\n\n_Checked against 3.0.24_',
    );
    expect(markdown(figure('Shell', 'npm ci'))).toBe('```bash\nnpm ci\n```');
    expect(markdown(figure('Output', '3'))).toBe('```text title="Output"\n3\n```');
  });

  it('has differences as such', () => {
    const lines = `<span class="line">a</span>\n<span class="line diff remove">b</span>\n<span class="line diff add">c</span>`;
    const html = `<figure class="code"><figcaption>v2.ts → v3.ts</figcaption><pre><code>${lines}</code></pre></figure>`;
    expect(markdown(html)).toBe('```diff title="v2.ts → v3.ts"\n  a\n- b\n+ c\n```');
  });

  it('has every panel of tabs below its label, with the tab around it', () => {
    const tabs = `<div class="tabs-container"><ul role="tablist"><li role="tab">Browser</li></ul>
      <div class="tab-panel" data-label="Browser"><div role="tabpanel">
        <div class="tab-panel" data-label="npm"><div role="tabpanel" hidden><p>Install.</p></div></div>
      </div></div></div>`;
    expect(markdown(tabs)).toBe('**Browser**\n\n**Browser, npm**\n\nInstall.');
  });

  it('has errors as a list, whose words may be terms', () => {
    const errors = `<dl class="errors"><div>
      <dt><a class="hash-link" href="#e"></a><span><code>E</code></span><button>Copy</button></dt>
      <dd class="meaning"><details><summary>More about E</summary>What it means<span><b>errorKind </b><code>Validation</code></span></details></dd>
      <dd><b>Cause </b>Two <a class="term" href="/v3/glossary#a">AuthSigs</a>.</dd><dd><b>Fix </b>Keep one.</dd>
    </div></dl>`;
    expect(markdown(errors)).toBe(
      [
        '- `E`',
        '  - What it means',
        '  - **errorKind:** `Validation`',
        '  - **Cause:** Two AuthSigs.',
        '  - **Fix:** Keep one.',
      ].join('\n'),
    );
  });

  it('has what folds out below a row in columns, and the caption above', () => {
    const table = `<table><caption>Chains</caption><thead><tr><th>Key</th></tr></thead><tbody><tr><th><code class="long">a.<wbr>b</code></th></tr>
      <tr class="more"><td><details><summary>More</summary><dl><div><dt>Coin</dt><dd>ETH | WETH</dd></div></dl></details></td></tr></tbody></table>`;
    expect(markdown(table)).toBe(
      '**Chains**\n\n| Key | Coin |\n| - | - |\n| `a.b` | ETH \\| WETH |',
    );
  });

  it('has admonitions as quotes, drawings as their text, and whole links', () => {
    const box = `<div class="theme-admonition theme-admonition-warning"><div>Keys go</div><div><p>See <a href="../b#c">b</a>.</p></div></div>`;
    expect(markdown(box)).toBe(
      '> **Warning: Keys go**\n>\n> See [b](https://docs.example.org/b#c).',
    );
    expect(
      markdown(
        '<figure><svg role="img" aria-label="Six nodes."></svg><figcaption>Nodes</figcaption></figure>',
      ),
    ).toBe('Six nodes.');
  });

  it.each([
    ['nothing but a title', '<button>Start</button>'],
    ['a lost sample', '<p>Text.</p><nav><pre>code</pre></nav>'],
  ])('ends the build for %s, with the name of the page', (_what, content) => {
    expect(() => twin(content)).toThrow(/^\/v3\/a: its Markdown has 0 of/);
  });
});

describe('the indexes', () => {
  const home = 'https://docs.example.org/';
  const files = llmsFiles([twin('<p>Text.</p>'), twin('<p>More.</p>', '/v3/b/')], home);
  const line = `- [Long title](${home}v3/b/index.md): What it "gives".`;

  it('list every page with its description', () => {
    expect(files['llms.txt']).toMatch(/^# .+\n\n> .+\n/);
    expect(files['llms.txt']).toContain(`\n${line}\n`);
    expect(files['llms.txt']).toContain(`(${home}v3/llms.txt): SDK 3.0.24, beta`);
    expect(files['v3/llms.txt']).toContain(`## Guides\n\n`);
    expect(files['v3/llms.txt']).toContain(line);
  });

  it('name the whole texts, which have each page after its address, and the MCP server', () => {
    expect(files['llms.txt']).toContain(`${home}v3/llms-full.txt\n`);
    expect(files['llms.txt']).toContain(`${home}llms-full.txt\n`);
    expect(files['llms.txt']).toContain('MCP');
    expect(files['llms-full.txt']).toContain(`${home}v3/llms-full.txt is about SDK 3.0.24`);
    const page = `<!-- ${home}v3/b/index.md -->\n\n# Title\n\nMore.`;
    expect(files['v3/llms-full.txt']).toContain(page);
  });

  it('are not too long for programs', () => {
    const pages = Array<Twin>(1000).fill(twin('<p>Text.</p>'));
    expect(() => llmsFiles(pages, home)).toThrow(/^llms\.txt: has \d+ bytes, 50000 are allowed$/);
  });
});
