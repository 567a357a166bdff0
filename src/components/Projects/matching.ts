import type {Project, ProjectGroup} from './projects';

/** What a reader asks for; an empty text asks for all. */
export interface Filter {
  readonly group: string;
  /** `v2` also finds what uses v1 and v2. */
  readonly sdk: string;
  readonly text: string;
}

function fits({name, text, sdk, state = ''}: Project, filter: Filter): boolean {
  const haystack = `${name} ${text} ${state}`.toLowerCase();
  const words = filter.text.toLowerCase().split(/\s+/);
  const hasSdk = filter.sdk === '' || sdk?.includes(filter.sdk) === true;
  return hasSdk && words.every((word) => haystack.includes(word));
}

/** The groups with the projects that fit a filter, without groups that have none. */
export function matching(groups: readonly ProjectGroup[], filter: Filter): readonly ProjectGroup[] {
  return groups
    .filter(({name}) => filter.group === '' || name === filter.group)
    .map(({name, projects}) => ({
      name,
      projects: projects.filter((project) => fits(project, filter)),
    }))
    .filter(({projects}) => projects.length > 0);
}

export function countProjects(groups: readonly ProjectGroup[]): number {
  return groups.reduce((sum, {projects}) => sum + projects.length, 0);
}
