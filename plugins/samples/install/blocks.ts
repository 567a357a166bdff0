import semver from 'semver';
import ts from 'typescript';
import {commandsOf, requestsOf} from '../kinds/shell';
import {isScript} from '../languages';
import type {Fence, Problem, Sample} from '../sample';
import type {ReaderPage} from './reader-pages';

/** Whether code awaits outside of every function, which only modules may do. */
function awaitsAtTopLevel({language, code}: Fence): boolean {
  const file = ts.createSourceFile(`a.${language}`, code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): boolean =>
    ts.isAwaitExpression(node) ||
    (ts.isForOfStatement(node) && node.awaitModifier !== undefined) ||
    (!ts.isFunctionLike(node) && (ts.forEachChild(node, visit) ?? false));
  return visit(file);
}

const isGlobal = (words: readonly string[]): boolean =>
  words.some((word) => word === '-g' || word === 'global');

/** The packages that a shell sample puts into the folder it is typed in. */
const installedBy = ({fence}: Sample): {name: string; wanted: string | undefined}[] =>
  commandsOf(fence.code)
    .filter(({words}) => words[0] !== 'npx' && !isGlobal(words))
    .flatMap(({words}) => requestsOf(words));

const isBefore = (a: Sample, b: Sample): boolean =>
  a.page.path !== b.page.path || a.fence.line <= b.fence.line;

/**
 * Checks that a reader who starts with an empty folder can follow a page: that it makes a folder of
 * modules before the first sample that needs one, and names the release of each package.
 */
export function checkInstallBlocks({samples, elsewhere}: ReaderPage): Problem[] {
  if (elsewhere !== undefined) {
    return [];
  }
  const shells = samples.filter(
    ({fence}) => fence.language === 'bash' && !fence.meta.includes('unchecked'),
  );
  const makers = shells.filter(({fence}) =>
    /^mkdir .*\bcd .*\n[^]*\bnpm init\b|^# in your app's folder$/m.test(fence.code),
  );
  const setters = shells.filter(({fence}) => /\bnpm pkg set type=module\b/.test(fence.code));
  const report = ({page, fence}: Sample, message: string): Problem => ({
    page: page.path,
    line: fence.line,
    message,
  });
  const installs = shells.filter((sample) => installedBy(sample).length > 0);
  return [
    ...installs
      .filter((sample) => !makers.some((maker) => isBefore(maker, sample)))
      .map((sample) =>
        report(
          sample,
          'installs into no folder; begin with "mkdir <name> && cd <name>" and "npm init -y && npm pkg set type=module"',
        ),
      ),
    ...installs.flatMap((sample) =>
      installedBy(sample)
        .filter(({wanted = ''}) => !semver.valid(wanted))
        .map(({name}) => report(sample, `"${name}" is installed without an exact version`)),
    ),
    ...samples
      .filter(
        ({fence, environment, title}) =>
          isScript(fence.language) &&
          environment !== 'action' &&
          !/\.m[jt]s$/.test(title ?? '') &&
          awaitsAtTopLevel(fence),
      )
      .filter((sample) => !setters.some((setter) => isBefore(setter, sample)))
      .map((sample) =>
        report(
          sample,
          'awaits at top level, which fails in a folder that is not of modules; show "npm pkg set type=module" before it',
        ),
      ),
  ];
}
