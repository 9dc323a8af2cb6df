export { countBy, filterJobs, type JobFilter, jobFilterPath, loadJobs, readJobFilter, salaryRange } from './jobs.ts';
