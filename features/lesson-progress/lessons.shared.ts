/** The lessons of "Introduction to Lit", in reading order. */
export const LESSONS = [
  {id: 'intro', title: '1. Intro', about: 'Encryption and signing, and which one an app needs'},
  {id: 'network', title: '2. The Lit Network', about: 'Key shares, thresholds and trust'},
  {id: 'acc', title: '3. Access Control', about: 'Conditions: reading, writing and combining them'},
  {
    id: 'prog-signing',
    title: '4. Programmatic Signing',
    about: 'Keys that sign by the rules of a program',
  },
] as const;

export type LessonId = (typeof LESSONS)[number]['id'];

/** The address of a lesson, or of a section of it. */
export function lessonAddress(lesson: LessonId, section?: string): string {
  return `/learningLab/intro-to-lit/${lesson}${section ? `#${section}` : ''}`;
}
