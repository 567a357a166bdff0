import {escapeHtml} from '@site/lib/any/html';
import type {ListedFile} from './files-of-page';

/** The caption of a page's first sample opens {@link PageFiles} by this name. */
export const PAGE_FILES = 'page-files';

const FILES_BUTTON = `<button type="button" class="icon-button open-files" popovertarget="${PAGE_FILES}">Files</button>`;

/**
 * HTML behind the name of a sample in its caption: which files of other pages it imports, and a button for all files.
 *
 * @param withBaseUrl puts the base URL before a path
 */
export function captionHtml(
  withBaseUrl: (path: string) => string,
  uses: readonly ListedFile[] = [],
  opensFiles?: true,
): string {
  const links = uses.map(({name, from}) =>
    from
      ? `<a href="${withBaseUrl(from.path)}" title="${escapeHtml(from.title)}">${escapeHtml(name)}</a>`
      : escapeHtml(name),
  );
  const note = links.length > 0 ? `<span class="code-uses">uses ${links.join(', ')}</span>` : '';
  return note + (opensFiles ? FILES_BUTTON : '');
}
