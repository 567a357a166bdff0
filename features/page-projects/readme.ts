import type {PageProject, ProjectFile} from 'sample-checker';
import type {Parts} from './parts';
import type {ProjectBase, ProjectPage} from './place';

const KINDS: Readonly<Record<ProjectFile['kind'], string>> = {
  program: 'program',
  module: 'module',
  test: 'tests',
  action: 'Lit Action',
  other: 'used by the others',
};

/** The README.md of a project: its commands and files. */
export function readmeOf(
  {files}: PageProject,
  parts: Parts,
  page: ProjectPage,
  base: ProjectBase,
): string {
  const {main, nodePrograms, actions, secrets, tests} = parts;
  const others = [...nodePrograms, ...actions]
    .map(({name}) => name)
    .filter((name) => name !== main);
  const commands = [
    ['npm install', 'installs what it needs, once'],
    main && [
      'npm run local',
      `runs ${main} on a Lit network on your machine: no wallet, no account`,
    ],
    others.length > 0 && ['npm run local -- <file>', `runs ${others.join(', ')}`],
    main && [
      'npm start',
      secrets.size > 0 && nodePrograms.length > 0
        ? `runs ${main} on the real network; copy .env.example to .env and fill it in first`
        : `runs ${main}`,
    ],
    tests.length > 0 && ['npm test', `runs ${tests.map(({name}) => name).join(', ')}`],
    parts.isTyped && ['npm run types', 'has TypeScript check the files'],
  ].filter((command) => Array.isArray(command));
  const list = files.map(({name, kind, from}) => {
    const other = from === undefined ? undefined : base.pageOf(from);
    const place = other ? `, from [${other.title}](${other.address})` : '';
    return `- \`${name}\`: ${KINDS[kind]}${place}`;
  });
  return [
    `# ${page.title}`,
    page.description,
    `The files of ${page.address}, for SDK ${base.sdk.release}.`,
    commands.map(([command, effect]) => `- \`${command}\` ${effect}`).join('\n'),
    '## Files',
    `${list.join('\n')}\n`,
  ].join('\n\n');
}
