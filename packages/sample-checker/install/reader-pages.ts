import {isPartial} from '../../../lib/node/place';
import {withPartials, type ParsedFile, type ParsedFiles} from '../pages';
import type {Sample} from '../sample';
import {samplesOf} from '../samples';

/** A page as its readers see it: with the partials that it includes. */
export interface ReaderPage {
  file: ParsedFile;
  samples: Sample[];
  /** Why nobody starts the page with an empty folder, if it says so. */
  elsewhere: string | undefined;
}

// As in {/* install: the folder comes from a cloned app */}, on a line of its own.
const ELSEWHERE = /^\{\/\* install: (?<reason>.+) \*\/\}$/m;

/** Puts pages together. */
export const readerPages = (files: ParsedFiles): ReaderPage[] =>
  [...files.values()]
    .filter(({path}) => !isPartial(path))
    .map((file) => {
      const {version, text} = file;
      const parts = [...withPartials(file, files)].map((part) => ({...part, version}));
      const samples = parts.flatMap((part) => samplesOf(part).samples);
      return {file, samples, elsewhere: ELSEWHERE.exec(text)?.groups?.reason};
    });
