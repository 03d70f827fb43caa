import { marked, type Token } from 'marked';
import { shortened } from '@housefront/contract/graphemes';
import { plainText, renderHtml } from '../../site/document/renderHtml.ts';
import type { ContentFile } from '../../site/contentFiles.ts';

type Page = ContentFile['pages'][number];

interface Section {
  readonly id: string;
  readonly title: string;
  readonly tokens: Token[];
}

/** Longest description that search engines show, in characters. */
const DESCRIPTION = 160;

/** An invalid content file; the message names the fix. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
}

/** Splits a text at headings of a depth; content before the first one is refused. */
function sectionsOf(tokens: readonly Token[], depth: number, within: string): Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === depth) {
      const [, title = '', id] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(String(token['text'])) ?? [];
      if (!id || !title)
        throw new ContentProblem(`heading "${token['text']}" needs words and an id, e.g. "About us {#about}"`);
      if (sections.some((section) => section.id === id)) throw new ContentProblem(`"${id}" is used twice in ${within}`);
      sections.push({ id, title, tokens: [] });
    } else if (token.type !== 'space') {
      const open = sections.at(-1);
      if (!open) throw new ContentProblem(`${within} begins with text that belongs to no heading`);
      open.tokens.push(token);
    }
  }
  return sections;
}

function pageOf({ id, title, tokens }: Section, imageHosts: readonly string[]): Page {
  const html = renderHtml(marked.parser(tokens), imageHosts).trim();
  const first = tokens.find(({ type }) => type === 'paragraph');
  const text = plainText(first ? marked.parser([first]) : html);
  const description = shortened(text, DESCRIPTION - 1);
  return { id, title, description, html };
}

/**
 * Reads a content file: Markdown in which each first-level heading with its `{#id}` starts a page of `/main/{id}`. Two ids
 * are special: `faq`, whose second-level headings are questions of `/faq/{id}`, and `seo`, the text above the footer
 * (HOME-30x).
 * @throws {ContentProblem} when a heading has no id or an id is used twice
 */
export function readContent(markdown: string, imageHosts: readonly string[]): ContentFile {
  const sections = sectionsOf(marked.lexer(markdown.replace(/^\ufeff/, '')), 1, 'the file');
  const faq = sections.find(({ id }) => id === 'faq');
  const seo = sections.find(({ id }) => id === 'seo');
  const page = (section: Section) => pageOf(section, imageHosts);
  return {
    pages: sections.filter((section) => section !== faq && section !== seo).map(page),
    faq: faq ? sectionsOf(faq.tokens, 2, 'faq').map(page) : [],
    seo: seo ? page(seo) : null,
  };
}
