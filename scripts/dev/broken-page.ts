import { watchIssues } from './overlay.ts';

const { broken } = document.documentElement.dataset;
if (broken !== undefined && import.meta.hot) watchIssues(broken, import.meta.hot);
