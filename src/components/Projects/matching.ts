import type {Project, ProjectGroup} from './projects';

function hasWords({name, text}: Project, words: readonly string[]): boolean {
  const haystack = `${name} ${text}`.toLowerCase();
  return words.every((word) => haystack.includes(word));
}

/**
 * The groups with the projects that have every word of a text, without groups that have none.
 *
 * @param group name of the only group to look in, or '' for all
 */
export function matching(
  groups: readonly ProjectGroup[],
  group: string,
  text: string,
): readonly ProjectGroup[] {
  const words = text.toLowerCase().split(/\s+/);
  return groups
    .filter(({name}) => group === '' || name === group)
    .map(({name, projects}) => ({
      name,
      projects: projects.filter((project) => hasWords(project, words)),
    }))
    .filter(({projects}) => projects.length > 0);
}

export function countProjects(groups: readonly ProjectGroup[]): number {
  return groups.reduce((sum, {projects}) => sum + projects.length, 0);
}
