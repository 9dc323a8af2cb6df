export {
  countBy,
  type Department,
  filterJobs,
  type JobFilter,
  jobFilterPath,
  loadJobs,
  readJobFilter,
  salaryRange,
} from './jobs.ts';
