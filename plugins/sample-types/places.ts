import type {Fence, UnitFile} from '../samples';
import {NOTATIONS} from '../shared/notations';
import {visibleLines} from '../shared/visible-code';

/**
 * Finds where the lines of a compiled file stand in the code block that the reader sees.
 *
 * @param fence the sample
 * @param file one of its files, in which code that it continues may come first
 * @returns 0-based lines of the code block by 0-based lines of the file; hidden lines are missing
 */
export function visiblePlaces(fence: Fence, file: UnitFile): Map<number, number> {
  const places = new Map<number, number>();
  visibleLines(fence.code)
    .filter(({text}) => !NOTATIONS.mark.test(text))
    .forEach(({line}, index) => {
      const fileLine = fence.line + 1 + line - file.pageLine + file.own.from;
      if (fileLine >= file.own.from && fileLine < file.own.to) {
        places.set(fileLine, index);
      }
    });
  return places;
}
