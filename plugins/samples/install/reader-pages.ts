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
 * @param contentOf what a file holds
 */
export function readerPages(
  files: readonly PageFile[],
  contentOf: (file: PageFile) => PageContent,
): ReaderPage[] {
  return files
    .filter(({path}) => !isPartial(path))
    .map((file) => {
      const parts = [...withPartials(file, files, (part) => contentOf(part).imports)].map(
        (part) => ({...contentOf(part), path: part.path, version: file.version}),
      );
      return {
        file,
        fences: parts.flatMap(({fences}) => fences),
        samples: parts.flatMap((part) => samplesOf(part).samples),
        elsewhere: ELSEWHERE.exec(file.text)?.groups?.reason,
      };
    });
}
