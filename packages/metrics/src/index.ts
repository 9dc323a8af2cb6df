export { answerMetrics } from './answer-metrics.ts';
export { observeProcess } from './process-metrics.ts';
export { metrics, Registry, type Counter, type Gauge, type Histogram } from './registry.ts';
