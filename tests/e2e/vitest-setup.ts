import type { TestProject } from 'vitest/node';
import { serveBuild } from '../support/served-build';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** The folder of the build that is served. */
    distFolder: string;
  }
}

/** One build, served with fresh demo data, for all browser tests. */
export default async function setup(project: TestProject) {
  const { baseUrl, distFolder, stop } = await serveBuild();
  project.provide('baseUrl', baseUrl);
  project.provide('distFolder', distFolder);
  return stop;
}
