import type {PageContent} from '../fences';
import {isPartial} from '../../shared/place';
import {withPartials, type PageFile} from '../pages';
import type {Fence, Sample} from '../sample';
import {samplesOf} from '../samples';

/** A page as its readers see it: with the partials that it includes. */
export interface ReaderPage {
  file: PageFile;
  fences: Fence[];
  samples: Sample[];
  /** Why nobody starts the page with an empty folder, if it says so. */
  elsewhere: string | undefined;
}

// As in {/* install: the folder comes from a cloned app */}, on a line of its own.
const ELSEWHERE = /^\{\/\* install: (?<reason>.+) \*\/\}$/m;

/**
 * Puts pages together.
 *
 * @param contentOf what a file holds; undefined for one that does not parse, which others report
 */
export function readerPages(
  files: readonly PageFile[],
  contentOf: (file: PageFile) => PageContent | undefined,
): ReaderPage[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const fencesOf = (part: PageFile): Fence[] => contentOf(part)?.fences ?? [];
  return files
    .filter(({path}) => !isPartial(path))
    .map((file) => {
      const parts = [...withPartials(file, byPath, (part) => contentOf(part)?.imports ?? [])];
      const samples = parts.flatMap(
        (part) =>
          samplesOf({path: part.path, version: file.version, fences: fencesOf(part)}).samples,
      );
      const elsewhere = ELSEWHERE.exec(file.text)?.groups?.reason;
      return {file, fences: parts.flatMap(fencesOf), samples, elsewhere};
    });
}
